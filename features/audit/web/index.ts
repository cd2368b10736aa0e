export { filterFromSearch } from './audit-search.ts';
export type { AuditFilter } from './audit-search.ts';
export { AuditLog } from './list/audit-log.tsx';
export { PersonAuditCard } from './person/person-audit-card.tsx';
