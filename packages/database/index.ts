// Before any connection is made.
import './guarded-driver.ts';
export { asOwner } from './as-owner.ts';
export { changesOf, hiddenChange, mostAuditFields, mostAuditValue } from './audit-changes.ts';
export type { AuditChange, Json } from './audit-changes.ts';
export { baseMigrations } from './base-migrations.ts';
export type { Migration } from './base-migrations.ts';
export type {
  ChangeCallbacks,
  ChangeListener,
  ChangeNotification,
  StampRange,
} from './change-notification.ts';
export { withLiterals } from './copy-out.ts';
export type { CopyValue } from './copy-out.ts';
export type { Database, Queryable, Tx, WriteContext, WriteTx } from './database.ts';
export { usableFolder } from './embedded/cluster.ts';
export { freePort } from './embedded/free-port.ts';
export { startEmbedded } from './embedded/start-embedded.ts';
export type { Embedded } from './embedded/start-embedded.ts';
export { openEmbedded } from './embedded/open-embedded.ts';
export { isUniqueViolation } from './is-unique-violation.ts';
export type { Log } from './log.ts';
export { checksumOf, migrate } from './migrate.ts';
export { connectionsOfPools, openDatabase } from './open-database.ts';
export { defaultPoolSize } from './pool.ts';
export { spareConnections } from './transaction.ts';
export { organisationTable } from './organisation-table.ts';
export { refusePowerfulRole } from './refuse-powerful-role.ts';
export { renewServerEpoch } from './renew-server-epoch.ts';
