export { auditEntities } from './audit-entities.ts';
export { auditList, auditPageSize } from './audit-endpoints.ts';
export type { AuditChange, AuditEntry } from './audit-endpoints.ts';
