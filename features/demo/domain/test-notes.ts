import { randomOf } from './random-source.ts';
import type { ShiftTest } from './shift-tests.ts';
import type { SiteAir } from './site-air.ts';

/** Inputs of a note. */
export interface Noted {
  /** Of the test: an equal key gives an equal note. */
  key: string;
  test: ShiftTest;
  crew: 'day' | 'night';
  /** Works outdoors. */
  isOutside: boolean;
  isNew: boolean;
  air: SiteAir;
}

type Moment = Exclude<ShiftTest['moment'], 'again'>;

const severe: Record<Moment, string> = {
  before: 'Light duty until the next test, water and electrolytes given.',
  during: 'Taken off the job, water and electrolytes given.',
  after: 'Kept in the crib room after the shift to drink and cool down.',
};

const dry: Record<Moment, string> = {
  before: 'Came in dry, drank before the start.',
  during: 'Sent to the crib room to drink.',
  after: 'Asked to drink more before the next shift.',
};

/** The recorder's note, by result, hour and heat; most tests have none. */
export function noteOf({ key, test, crew, isOutside, isNew, air }: Noted): string | undefined {
  const chance = randomOf(`note ${key}`);
  const { moment, value, valid, first } = test;
  if (!valid) return 'Sample too small, test repeated.';
  if (moment === 'again') return againNote(value, first ?? value, isOutside && crew === 'day');
  if (value > 150) return severe[moment];
  if (value > 100) return chance.chance(0.5) ? dry[moment] : undefined;
  if (moment === 'before') {
    if (isNew && chance.chance(0.1)) return 'New to this crew.';
    if (crew === 'day' && chance.chance(0.03)) return 'Had coffee shortly before.';
  }
  const isHot = moment === 'during' && air.heat_index > 39;
  return isHot && chance.chance(0.04) ? 'Extra breaks today because of the heat.' : undefined;
}

function againNote(value: number, first: number, isInSun: boolean): string {
  if (value >= first) return 'Second test after water and rest, no better. First aid informed.';
  if (value > 100) return 'Second test after water and rest, still dehydrated. Rest continued.';
  return `Second test after water and rest in the ${isInSun ? 'shade' : 'crib room'}.`;
}
