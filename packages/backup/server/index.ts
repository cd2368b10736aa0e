export { ArchiveError } from './archive-format.ts';
export { backUp } from './back-up.ts';
export type { BackUp } from './back-up.ts';
export type { ExtraRows } from './owner-connection.ts';
export { openArchive } from './read-archive.ts';
export type { Archive } from './read-archive.ts';
export { keptDatabases, proveArchive, restoreArchive } from './restore.ts';
export type { RestoreOptions, Restored } from './restore.ts';
