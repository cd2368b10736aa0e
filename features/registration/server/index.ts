export { claimsAreProven } from './migrations/2026-11-23-claims-are-proven.ts';
export { registrations } from './migrations/2026-11-21-registrations.ts';
export { registrationCalls } from './registration-routes.ts';
