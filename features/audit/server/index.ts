export { auditFeature } from './feature.ts';
export { auditWork } from './audit-work.ts';
