import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { registrationCalls } from './registration-routes.ts';
import { registrations } from './migrations/2026-11-21-0913-registrations.ts';
import { claimsAreProven } from './migrations/2026-11-24-0905-claims-are-proven.ts';

/** New organisations with their first owner, and the terms of use. */
export const registrationFeature = serverFeature<Viewer>({
  name: 'registration',
  migrations: [registrations, claimsAreProven],
  calls: () => registrationCalls,
});
