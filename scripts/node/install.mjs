// Runs after `npm ci`, on any Node the machine has: plain JavaScript, and nothing that Node 20 lacks.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

// The commands are TypeScript, which Node can run since 22.18: then the machine's own is used, and nothing is
// downloaded.
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
 * Installs a Node where every npm script of this project finds it first. Its version for each kind of machine, and the
 * hash of each, are in the package.json and the lock file beside this script.
 * @returns its version
 * @throws where there is none for this machine, or it cannot be downloaded or run
 */
function installNode() {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const modules = path.join(folder, 'node_modules');
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  // The npm that runs this script, with the Node that runs it: neither need be on the path.
  const npm = [process.env.npm_execpath ?? '', 'ci', '--prefix', folder];
  execFileSync(process.execPath, npm, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const [found] = (existsSync(modules) ? readdirSync(modules) : []).filter((entry) =>
    entry.startsWith('node-'),
  );
  // npm silently skips an optional package that cannot be downloaded or fails its hash, as it skips those for other
  // machines.
  if (!found)
    throw new Error(`npm brought none for ${process.platform} ${process.arch}; is there a connection?`);
  const program = path.join(modules, found, 'bin', name);
  const version = execFileSync(program, ['--version'], { encoding: 'utf-8' }).trim().slice(1);
  copyFileSync(program, path.resolve('node_modules/.bin', name));
  // The rest of the package is not needed.
  rmSync(modules, { recursive: true });
  return version;
}
