export { backupProblems, readBackups } from './backup-state.ts';
export type { BackupProblem, BackupState } from './backup-state.ts';
