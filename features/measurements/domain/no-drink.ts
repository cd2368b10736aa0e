/** Minutes without food or drink before a saliva test: a rinse lowers the value for so long (Ely 2011). */
export const noDrinkMinutes = 15;

/** How the wait before a saliva test is known: timed here, told by whoever measured, or left out. */
export type Waited = 'timed' | 'told' | 'skipped';

/** What is known of somebody's wait. */
export interface NoDrink {
  /** Milliseconds since 1970 at which the countdown began; null where it was only told. */
  started: number | null;
  /** When it was told that the wait is over; null where nobody did. */
  told: number | null;
}

export type NoDrinkState =
  | { is: 'unknown' }
  /** Milliseconds that are left. */
  | { is: 'waiting'; left: number }
  | { is: 'over'; waited: 'timed' | 'told' };

/** Whether a test may be kept, and what it remembers of the wait. */
export type NoDrinkAnswer = { may: false } | { may: true; waited?: Waited };

const whole = noDrinkMinutes * 60_000;
/** What is older says nothing of the test that is taken now. */
const forgotten = 2 * 3_600_000;
/** Who types a test that was taken so long ago, or longer, has nothing to wait for. */
const typedLater = 5 * 60_000;

/**
 * How it stands with a wait.
 *
 * @param now milliseconds since 1970
 */
export function noDrinkState(wait: NoDrink | undefined, now: number): NoDrinkState {
  const begun = Math.max(wait?.started ?? 0, wait?.told ?? 0);
  if (wait === undefined || begun === 0 || now - begun > forgotten) return { is: 'unknown' };
  if (wait.told !== null && wait.told >= (wait.started ?? 0)) return { is: 'over', waited: 'told' };
  const left = (wait.started ?? 0) + whole - now;
  return left > 0 ? { is: 'waiting', left } : { is: 'over', waited: 'timed' };
}

/**
 * What is known of a wait where somebody says how long ago the last food or drink was.
 *
 * @param minutes since then
 * @param now milliseconds since 1970
 */
export function noDrinkSince(minutes: number, now: number): NoDrink {
  return minutes < noDrinkMinutes
    ? { started: now - minutes * 60_000, told: null }
    : { started: null, told: now };
}

/** Whether a saliva test is of now, so that there is something to wait for. */
export function isOfNow(time: number | null, now: number): boolean {
  return time === null || time > now - typedLater;
}

/**
 * Whether a saliva test may be kept.
 *
 * @param time of the test, as typed: milliseconds since 1970
 * @param isAnyway it was asked for without the wait
 */
export function noDrinkAnswer(
  time: number | null,
  state: NoDrinkState,
  isAnyway: boolean,
  now: number,
): NoDrinkAnswer {
  if (!isOfNow(time, now)) return { may: true };
  if (state.is === 'over') return { may: true, waited: state.waited };
  return isAnyway ? { may: true, waited: 'skipped' } : { may: false };
}

/** '14:03': minutes and seconds that are left; a second that has begun counts. */
export function countdownText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}
