import type { Tx, WriteTx } from '#packages/database';
import { stepOfCode } from './one-time-code.ts';
import { findTwoFactor, takeStep } from './two-factor-store.ts';

/** The second factor that a sign-in requires: none, or a code of this step. */
export type WantedCode = { isWanted: false } | { isWanted: true; step: number | null };

/**
 * Checks the code of a sign-in without using it up; `step` is null if it is missing, wrong or used.
 */
export async function wantedCode(
  tx: Tx,
  user_id: string,
  code: string | undefined,
  now: number,
): Promise<WantedCode> {
  const factor = await findTwoFactor(tx, user_id);
  if (factor === null || factor.enabled_time === null) return { isWanted: false };
  const step = stepOfCode(factor.secret, code ?? '', now);
  const isUsed = step !== null && step <= (factor.last_step ?? 0);
  return { isWanted: true, step: isUsed ? null : step };
}

/** Uses up a checked code; false if it was wrong or another call was faster. */
export async function takeCode(tx: WriteTx, user_id: string, code: WantedCode): Promise<boolean> {
  if (!code.isWanted) return true;
  return code.step !== null && (await takeStep(tx, user_id, code.step));
}

/**
 * Uses up the code that an account with two-factor sign-in requires before something irreversible;
 * true if none is required.
 */
export async function takeOwnCode(
  tx: WriteTx,
  user_id: string,
  code: string | undefined,
  now: number,
): Promise<boolean> {
  return takeCode(tx, user_id, await wantedCode(tx, user_id, code, now));
}
