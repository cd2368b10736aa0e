export { auditExport } from './audit-export.ts';
export { auditCalls } from './audit-routes.ts';
export { auditWork, clearAudit } from './audit-work.ts';
export { auditIsCleared } from './migrations/2026-11-21-audit-is-cleared.ts';
