import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import type { ReferralHooks } from './referral-hooks.ts';
import { registrationCalls } from './registration-routes.ts';
import { registrationBaseline } from './migrations/2026-11-24-0908-registration.ts';

/** New organisations with their first owner, and the terms of use. */
export function registrationFeature(hooks: ReferralHooks) {
  return serverFeature<Viewer>({
    name: 'registration',
    migrations: [registrationBaseline],
    calls: () => registrationCalls(hooks),
  });
}
