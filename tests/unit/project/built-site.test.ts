import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withSite } from '../../../scripts/common/built-site.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

test('what is done with a site that cannot be served ends with a message, and waits for no server', async () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'offline.json'), '{}');
  await expect(withSite(folder, () => 'done')).rejects.toThrow(`Could not serve the site in “${folder}”.`);
});
