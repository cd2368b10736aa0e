export { backupFeature } from './feature.ts';
export { findLastBackup } from './backup-store.ts';
export type { BackupPlan, BackupServices } from './backup-plan.ts';
