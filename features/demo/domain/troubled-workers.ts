import type { DemoWorker } from './crew.ts';
import { dice } from './seeded-dice.ts';
import { workersOn } from './working-days.ts';

/** How badly off a worker is on a day, as the status their values are to reach. */
export type Trouble = 'moderate' | 'severe';

/** Places in the crews for those in trouble. They change hands every three days, not all at once. */
const places: readonly { crew: DemoWorker['crew']; trouble: Trouble }[] = [
  { crew: 'day', trouble: 'severe' },
  { crew: 'day', trouble: 'moderate' },
  { crew: 'night', trouble: 'severe' },
  { crew: 'day', trouble: 'moderate' },
  { crew: 'night', trouble: 'moderate' },
];

const turnDays = 3;

/** Who is in trouble on a day, by place of the worker. */
export function troubledOn(dayNumber: number): ReadonlyMap<number, Trouble> {
  const found = new Map<number, Trouble>();
  places.forEach(({ crew, trouble }, index) => {
    const since = dayNumber - ((dayNumber + index) % turnDays);
    const candidates = workersOn(since).filter((worker) => worker.crew === crew);
    if (candidates.length === 0) return;
    const { place } = dice(`trouble ${String(index)} ${String(since)}`).pick(candidates);
    if (found.get(place) !== 'severe') found.set(place, trouble);
  });
  return found;
}
