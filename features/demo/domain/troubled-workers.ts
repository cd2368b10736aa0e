import type { DemoWorker } from './crew.ts';
import { dice } from './seeded-dice.ts';
import { workersOn } from './working-days.ts';

/** How badly off a worker is on a day, as the status their values are to reach. */
export type Trouble = 'moderate' | 'severe';

/** The places change hands every three days, not all at once. */
const turnDays = 3;

/**
 * Places in the crews for those in trouble, and for how many days somebody holds one. The severe one
 * of the day crew stays until the next one was tested, so that its manager always has somebody to
 * look after.
 */
const places: readonly { crew: DemoWorker['crew']; trouble: Trouble; days: number }[] = [
  { crew: 'day', trouble: 'severe', days: turnDays + 1 },
  { crew: 'day', trouble: 'moderate', days: turnDays },
  { crew: 'night', trouble: 'severe', days: turnDays },
  { crew: 'day', trouble: 'moderate', days: turnDays },
  { crew: 'night', trouble: 'moderate', days: turnDays },
];

/** Who is in trouble on a day, by place of the worker. */
export function troubledOn(dayNumber: number): ReadonlyMap<number, Trouble> {
  const found = new Map<number, Trouble>();
  places.forEach(({ crew, trouble, days }, index) => {
    const since = dayNumber - ((dayNumber + index) % turnDays);
    const turns = [since - turnDays, since].filter((turn) => dayNumber < turn + days);
    for (const turn of turns) {
      const candidates = workersOn(turn).filter((worker) => worker.crew === crew);
      if (candidates.length === 0) continue;
      const { place } = dice(`trouble ${String(index)} ${String(turn)}`).pick(candidates);
      if (found.get(place) !== 'severe') found.set(place, trouble);
    }
  });
  return found;
}
