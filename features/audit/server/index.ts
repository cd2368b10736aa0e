export { auditFeature } from './feature.ts';
export { auditWork } from './audit-work.ts';
export { findAudit } from './audit-store.ts';
export { shownTo } from './shown-changes.ts';
