import type { Viewer } from '#permissions/contract';
import { canResetTwoFactor } from './two-factor-policy.ts';

/**
 * The viewer may see and end the sign-ins of another person, by the same rule as switching off
 * their second factor. Own sign-ins have their own calls.
 */
export function canEndSignIns(viewer: Viewer, subject: Viewer): boolean {
  return canResetTwoFactor(viewer, subject);
}
