import { existsSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './command.ts';

/** @throws {CommandError} where the folder does not hold the site as the build writes it */
export function expectSite(folder: string): void {
  if (existsSync(path.join(folder, '404.html'))) return;
  throw new CommandError(`Found no site in “${folder}”, expected one that was built. Run: npm run build`);
}
