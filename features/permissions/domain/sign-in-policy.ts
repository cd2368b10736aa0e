import type { Viewer } from '#permissions/contract';
import { canResetTwoFactor } from './two-factor-policy.ts';

/**
 * The viewer may see where somebody else is signed in, and end it: whoever may switch off their
 * second factor. One's own are seen and ended by calls of their own.
 */
export function canEndSignIns(viewer: Viewer, subject: Viewer): boolean {
  return canResetTwoFactor(viewer, subject);
}
