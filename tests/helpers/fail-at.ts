import { type Failure, failChanges } from './hook-changes.ts';

/** Loaded before a program: has the file system fail for it as FAIL_AT says. */
failChanges(JSON.parse(process.env.FAIL_AT ?? '') as Failure);
