export { auditEntities } from './audit-entities.ts';
export { auditList, auditPageSize } from './audit-endpoints.ts';
export type { AuditEntry } from './audit-endpoints.ts';
