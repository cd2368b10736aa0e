import { breakMessages as messages, lengthProblem, oldestDays } from '#breaks/contract';
import { hourText } from '#packages/kit';
import type { Period } from './break-timeline.ts';

const [minute, day] = [60_000, 86_400_000];
/** The clock of a phone may be ahead of that of the server by so many milliseconds. */
const ahead = 5 * minute;

/**
 * Why a time cannot be recorded now; null if it can.
 *
 * @param time ISO text
 * @param now milliseconds since 1970
 */
export function timeProblem(time: string, now: number): string | null {
  const at = Date.parse(time);
  if (Number.isNaN(at)) return messages.timeInvalid;
  if (at > now + ahead) return messages.timeAhead;
  return now - at > oldestDays * day ? messages.timeOld : null;
}

interface Correction {
  started_time: string;
  /** Null while the break lasts. */
  ended_time: string | null;
}

/**
 * What is wrong with corrected times, by field; empty if nothing is.
 *
 * @param shift of the break as it was recorded; null if it was not in a shift
 * @param now milliseconds since 1970
 */
export function correctionProblems(
  { started_time, ended_time }: Correction,
  { shift, zone, now }: { shift: Period | null; zone: string; now: number },
): Readonly<Record<string, string>> {
  const outside = (time: string) => {
    const at = Date.parse(time);
    if (Number.isNaN(at)) return messages.timeInvalid;
    if (at > now + ahead) return messages.timeAhead;
    if (shift === null || (at >= shift.start && at <= shift.end)) return null;
    return messages.outsideShift(`${hourText(shift.start, zone)} to ${hourText(shift.end, zone)}`);
  };
  const start = outside(started_time);
  const end =
    ended_time === null ? null : (outside(ended_time) ?? lengthProblem(started_time, ended_time));
  return {
    ...(start !== null && { started_time: start }),
    ...(end !== null && { ended_time: end }),
  };
}
