import { plusDays, plusMonths, weekday } from './days.ts';
import type { Day } from './days.ts';

/** The day that a key moves to; null for other keys. */
export function dayByKey(day: Day, key: string): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return plusDays(day, -1);
    case 'ArrowRight':
      return plusDays(day, 1);
    case 'ArrowUp':
      return plusDays(day, -7);
    case 'ArrowDown':
      return plusDays(day, 7);
    case 'Home':
      return plusDays(day, -weekday(day));
    case 'End':
      return plusDays(day, 6 - weekday(day));
    case 'PageUp':
      return plusMonths(day, -1);
    case 'PageDown':
      return plusMonths(day, 1);
    default:
      return null;
  }
}
