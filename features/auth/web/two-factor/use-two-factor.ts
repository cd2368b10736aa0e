import { twoFactorState } from '#auth/contract';
import { useAnswer } from '#packages/http/web';

/** Two-factor settings of the signed-in person. */
export function useTwoFactor() {
  return useAnswer(twoFactorState, undefined, { gcTime: 0 });
}
