import type { DemoWorker } from './crew.ts';
import { workers } from './crew.ts';
import { randomOf } from './random-source.ts';
import { weekdayOf } from './site-day.ts';

/** A worker is away for two weeks out of thirteen. */
const swingDays = 91;
const leaveDays = 14;

/**
 * The workers whose shift begins on a day: most on weekdays, a third at weekends, none on leave.
 */
export function workersOn(dayNumber: number): readonly DemoWorker[] {
  return workers.filter((worker) => works(worker, dayNumber));
}

function works({ place }: DemoWorker, dayNumber: number): boolean {
  if ((dayNumber + place * 37) % swingDays < leaveDays) return false;
  const weekday = weekdayOf(dayNumber);
  const isWeekend = weekday === 0 || weekday === 6;
  if (isWeekend) return (Math.floor((dayNumber + 4) / 7) + place) % 3 === 0;
  return randomOf(`sick ${String(place)} ${String(dayNumber)}`).chance(0.95);
}
