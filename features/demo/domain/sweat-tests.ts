import type { DemoWorker } from './crew.ts';
import { dice } from './seeded-dice.ts';
import { siteTime } from './site-day.ts';

/** A sweat test: a patch worn in the last hour of a shift. */
export interface SweatTest {
  time: number;
  /** Sodium in mg/L, whole. */
  value: number;
}

/**
 * Only hard work gives enough sweat for a patch, so only these people are tested, every four weeks.
 */
const leastEffort = 0.7;
const everyDays = 28;

/** The sweat test of a worker in the shift that begins on a working day. */
export function sweatTest(
  { place, crew, effort }: DemoWorker,
  dayNumber: number,
): SweatTest | null {
  if (effort < leastEffort || (dayNumber + place * 3) % everyDays !== 0) return null;
  // Sodium differs much between people and little between the days of one person.
  const own = dice(`sodium ${String(place)}`).normal();
  const chance = dice(`sweat ${String(place)} ${String(dayNumber)}`);
  const value = 980 * Math.exp(0.28 * own + 0.07 * chance.normal());
  const hour = (crew === 'day' ? 16.8 : 28.8) + chance.between(0, 0.5);
  return { time: siteTime(dayNumber, hour), value: Math.round(value) };
}
