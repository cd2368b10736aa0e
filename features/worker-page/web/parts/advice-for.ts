import type { WorkerPage } from '#worker-page/contract';

export type AdvisedHour = NonNullable<WorkerPage['advice']>['hours'][number];

interface Advice {
  /** The hour that has begun; null if it is not known. */
  readonly hour: AdvisedHour | null;
  /** The next hour that is more dangerous than this one. */
  readonly next: AdvisedHour | null;
  /** Some later hour is known and can be compared with this one. */
  readonly isForeseen: boolean;
  /** Why there is no advice. */
  readonly gap: 'no_location' | 'no_job' | 'no_weather' | 'oldAdvice';
}

const hourLong = 60 * 60_000;
const ranks = { low: 0, high: 1, extreme: 2 } as const;

/**
 * The advice for a moment. Kept advice is used as long as it has the hour of that moment; the hour
 * before never counts as the current one.
 */
export function adviceFor({ advice, advice_gap }: WorkerPage, now: number): Advice {
  const hours = advice?.hours ?? [];
  const at = hours.findIndex(({ time }) => {
    const begin = Date.parse(time);
    return begin <= now && now < begin + hourLong;
  });
  const hour = hours[at] ?? null;
  const gap = advice_gap ?? (hours.length === 0 ? 'no_weather' : 'oldAdvice');
  if (hour === null) return { hour, next: null, isForeseen: false, gap };
  const later = hours.slice(at + 1);
  const next = later.find((each) => isWorse(each, hour)) ?? null;
  return { hour, next, isForeseen: later.some((each) => isComparable(each, hour)), gap };
}

function isComparable(one: AdvisedHour, other: AdvisedHour): boolean {
  return (
    (one.level !== null && other.level !== null) ||
    (one.work_minutes !== null && other.work_minutes !== null)
  );
}

/** Whether an hour is more dangerous: a higher level, or less work. Unknown is never better. */
function isWorse(later: AdvisedHour, now: AdvisedHour): boolean {
  if (later.level !== null && now.level !== null && ranks[later.level] > ranks[now.level]) {
    return true;
  }
  if (later.work_minutes === null || now.work_minutes === null) return false;
  return later.work_minutes < now.work_minutes;
}
