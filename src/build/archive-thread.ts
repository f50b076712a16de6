import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workerData } from 'node:worker_threads';
import { zipSync } from 'fflate';
import type { ArchiveOrder } from './archive.ts';

// A thread of its own, started by `archive.ts`.
const { root, name, files }: ArchiveOrder = workerData;
const entries = files.map((file) => [file, new Uint8Array(readFileSync(path.join(root, file)))] as const);
const bytes = zipSync(Object.fromEntries(entries), { level: 6, mtime: '1980-01-01T00:00:00' });
writeFileSync(path.join(root, name), bytes);
