export { auditEntities } from './audit-entities.ts';
export { auditEntry, auditList, auditPageSize } from './audit-endpoints.ts';
export type { AuditEntry } from './audit-endpoints.ts';
