// Runs after `npm ci`, on whatever Node the machine has: plain JavaScript, and nothing that Node 20 does not know.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

// The commands are TypeScript, which Node runs by itself since 22.18: then the machine's own is used and nothing
// fetched.
if (!process.features.typescript) {
  console.log(
    `Node ${process.versions.node} is too old for this project. A newer one comes into node_modules …`,
  );
  try {
    console.log(`Node ${installNode()} is there, and used by this project alone.`);
  } catch (error) {
    console.error(`A newer Node could not be had: ${error.message}`);
    console.error('Install Node 24, or 22.18 or newer, on this machine. Then run npm ci again.');
    process.exitCode = 1;
  }
}

/**
 * Puts a Node where every npm script of this project finds it first. Which one, for each kind of machine, and the hash
 * of each stand in the package.json and the lock file beside this script.
 * @returns its version
 * @throws where there is none for this machine, or it cannot be fetched or run
 */
function installNode() {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const modules = path.join(folder, 'node_modules');
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  // The npm that runs us, by the Node that runs it: neither need be on the path.
  const npm = [process.env.npm_execpath ?? '', 'ci', '--prefix', folder];
  execFileSync(process.execPath, npm, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const [found] = (existsSync(modules) ? readdirSync(modules) : []).filter((entry) =>
    entry.startsWith('node-'),
  );
  // npm passes over what it cannot fetch, or finds to be another archive than the lock file's, as over what is for
  // other machines.
  if (!found)
    throw new Error(`npm brought none for ${process.platform} ${process.arch}; is there a connection?`);
  const program = path.join(modules, found, 'bin', name);
  const version = execFileSync(program, ['--version'], { encoding: 'utf-8' }).trim().slice(1);
  copyFileSync(program, path.resolve('node_modules/.bin', name));
  // The rest of the package is of no use.
  rmSync(modules, { recursive: true });
  return version;
}
