export { auditExport } from './audit-export.ts';
export { auditCalls } from './audit-routes.ts';
export { auditWork, clearAudit } from './audit-work.ts';
export { auditByRow } from './migrations/2026-11-22-audit-by-row.ts';
export { auditIsCleared } from './migrations/2026-11-21-audit-is-cleared.ts';
