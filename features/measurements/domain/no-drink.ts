/**
 * Minutes without food or drink before a saliva test: a rinse lowers the value for that long (Ely
 * 2011).
 */
export const noDrinkMinutes = 15;

/**
 * How the wait before a saliva test is known: timed here, stated by the person who measured, or
 * skipped.
 */
export type Waited = 'timed' | 'stated' | 'skipped';

/** What is known about a person's wait. */
export interface NoDrink {
  /**
   * Start of the countdown, in milliseconds since 1970; null if the user only confirmed the wait.
   */
  started: number | null;
  /** When the user confirmed that the wait is over; null if they did not. */
  stated: number | null;
}

export type NoDrinkState =
  | { is: 'unknown' }
  /** Remaining milliseconds. */
  | { is: 'waiting'; left: number }
  | { is: 'over'; waited: 'timed' | 'stated' };

/** Whether a test may be saved, and what it stores about the wait. */
export type NoDrinkAnswer = { may: false } | { may: true; waited?: Waited };

const whole = noDrinkMinutes * 60_000;
/** Older waits do not apply to the current test. */
const forgotten = 2 * 3_600_000;
/** A test that was taken this long ago, or longer, needs no wait. */
const typedLater = 5 * 60_000;

/**
 * State of a wait.
 *
 * @param now milliseconds since 1970
 */
export function noDrinkState(wait: NoDrink | undefined, now: number): NoDrinkState {
  const begun = Math.max(wait?.started ?? 0, wait?.stated ?? 0);
  if (wait === undefined || begun === 0 || now - begun > forgotten) return { is: 'unknown' };
  if (wait.stated !== null && wait.stated >= (wait.started ?? 0))
    return { is: 'over', waited: 'stated' };
  const left = (wait.started ?? 0) + whole - now;
  return left > 0 ? { is: 'waiting', left } : { is: 'over', waited: 'timed' };
}

/**
 * The wait when the user says how long ago the last food or drink was.
 *
 * @param minutes since then
 * @param now milliseconds since 1970
 */
export function noDrinkSince(minutes: number, now: number): NoDrink {
  return minutes < noDrinkMinutes
    ? { started: now - minutes * 60_000, stated: null }
    : { started: null, stated: now };
}

/** Whether a saliva test is taken now and not typed later, so that the wait applies. */
export function isTakenNow(time: number | null, now: number): boolean {
  return time === null || time > now - typedLater;
}

/**
 * Whether a saliva test may be saved.
 *
 * @param time of the test, as typed: milliseconds since 1970
 * @param isAnyway the user saves without the wait
 */
export function noDrinkAnswer(
  time: number | null,
  state: NoDrinkState,
  isAnyway: boolean,
  now: number,
): NoDrinkAnswer {
  if (!isTakenNow(time, now)) return { may: true };
  if (state.is === 'over') return { may: true, waited: state.waited };
  return isAnyway ? { may: true, waited: 'skipped' } : { may: false };
}

/** '14:03': remaining minutes and seconds, rounded up. */
export function countdownText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}
