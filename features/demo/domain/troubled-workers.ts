import type { DemoWorker } from './crew.ts';
import { randomOf } from './random-source.ts';
import { workersOn } from './working-days.ts';

/** The target status of a worker's values on a day. */
export type Trouble = 'moderate' | 'severe';

/** Other workers are chosen every three days, not all at once. */
const turnDays = 3;

/**
 * Numbers of troubled workers by crew, and for how many days. The severe one of the day crew and
 * the moderate one of the night crew stay until the next one was tested, so that there is always at
 * least one.
 */
const places: readonly { crew: DemoWorker['crew']; trouble: Trouble; days: number }[] = [
  { crew: 'day', trouble: 'severe', days: turnDays + 1 },
  { crew: 'day', trouble: 'moderate', days: turnDays },
  { crew: 'night', trouble: 'severe', days: turnDays },
  { crew: 'day', trouble: 'moderate', days: turnDays },
  { crew: 'night', trouble: 'moderate', days: turnDays + 1 },
];

/** Troubled workers on a day, by index: nobody whose job is in a cooled room. */
export function troubledOn(dayNumber: number): ReadonlyMap<number, Trouble> {
  const found = new Map<number, Trouble>();
  places.forEach(({ crew, trouble, days }, index) => {
    const since = dayNumber - ((dayNumber + index) % turnDays);
    const turns = [since - turnDays, since].filter((turn) => dayNumber < turn + days);
    for (const turn of turns) {
      const candidates = workersOn(turn).filter(
        (each) => each.crew === crew && isCandidate(each, trouble),
      );
      if (candidates.length === 0) continue;
      const { place } = randomOf(`trouble ${String(index)} ${String(turn)}`).pick(candidates);
      found.set(place, trouble);
    }
  });
  return found;
}

/**
 * Severe and moderate trouble have separate candidates, so that they never choose the same person.
 */
function isCandidate({ effort, place }: DemoWorker, trouble: Trouble): boolean {
  return effort > 0 && (place % 2 === 0) === (trouble === 'severe');
}
