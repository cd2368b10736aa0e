export { serviceUses } from './migrations/2026-11-23-service-uses.ts';
export { openUses } from './open-uses.ts';
export type { ServiceUses } from './open-uses.ts';
export { serviceCalls } from './service-routes.ts';
