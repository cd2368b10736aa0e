import { defaultMean } from '#hydration/domain';
import type { DemoWorker } from './crew.ts';
import { baselineDay, baselineTaken } from './personal-baseline.ts';
import { dice } from './seeded-dice.ts';
import type { Dice } from './seeded-dice.ts';
import { siteTime } from './site-day.ts';
import { heatOf } from './site-season.ts';
import type { Trouble } from './troubled-workers.ts';

/** A saliva test within a shift, before it is written down. */
export interface ShiftTest {
  moment: 'before' | 'during' | 'after' | 'again';
  time: number;
  /** mOsm, whole. */
  value: number;
  valid: boolean;
}

/** Hours of the day at which each shift is tested, and how likely it is that the test is taken. */
const rhythm = [
  { moment: 'before', day: 5.5, night: 17.5, within: 0.8, share: 0.97, rise: 0.95 },
  { moment: 'during', day: 11.5, night: 23.5, within: 2, share: 0.72, rise: 1.05 },
  { moment: 'after', day: 17.4, night: 29.4, within: 0.9, share: 0.88, rise: 1.15 },
] as const;

const step = { before: 0, during: 1, after: 2 } as const;

/** Values in mOsm of somebody in trouble: where they start, and what each further test adds. */
const troubles: Record<Trouble, { start: number; add: number }> = {
  moderate: { start: 111, add: 8 },
  severe: { start: 166, add: 10 },
};

/** So far from there a value lies at most, in mOsm: nobody in trouble shows another status. */
const scatter = 7;

/**
 * The tests of one worker in the shift that begins on a day, oldest first: before, during and after
 * it, and once more where a result asks for it.
 */
export function shiftTests(
  worker: DemoWorker,
  dayNumber: number,
  trouble: Trouble | undefined,
): readonly ShiftTest[] {
  const chance = dice(`shift ${String(worker.place)} ${String(dayNumber)}`);
  const form = Math.exp(0.12 * chance.normal());
  const heat = 1 + 0.22 * heatOf(dayNumber);
  const personal = trouble === undefined ? 1 : personalShare(worker, dayNumber);
  const tests: ShiftTest[] = [];
  for (const { moment, within, share, rise, ...start } of rhythm) {
    const isTaken = chance.chance(share);
    const time = siteTime(dayNumber, start[worker.crew] + chance.between(0, within));
    const usual = worker.level * form * heat * rise * Math.exp(0.13 * chance.normal());
    if (!isTaken && trouble === undefined) continue;
    const value = trouble
      ? personal * troubledValue(trouble, step[moment], chance)
      : Math.min(240, usual);
    tests.push(...withRepeat(moment, time, Math.round(value), chance.next()));
  }
  return tests;
}

/** Whoever has a baseline is judged by it, so in trouble they show a share of what others show. */
function personalShare(worker: DemoWorker, dayNumber: number): number {
  const taken = baselineDay(worker, dayNumber);
  return taken === null ? 1 : baselineTaken(worker, taken).mean / defaultMean;
}

/** For somebody without a baseline. */
function troubledValue(trouble: Trouble, at: number, chance: Dice): number {
  const { start, add } = troubles[trouble];
  return start + add * at + chance.between(-scatter, scatter);
}

/** One reading in 120 is spoilt and repeated; after a bad one a second test follows half an hour on. */
function withRepeat(
  moment: 'before' | 'during' | 'after',
  time: number,
  value: number,
  throwOfDice: number,
): ShiftTest[] {
  const minute = 60_000;
  const test: ShiftTest = { moment, time, value, valid: true };
  if (throwOfDice < 1 / 120) {
    const spoilt = { ...test, value: Math.round(value * 0.2), valid: false };
    return [spoilt, { ...test, time: time + 6 * minute }];
  }
  if (value > 100 && throwOfDice > 0.75) {
    return [test, { ...test, moment: 'again', time: time + 34 * minute, value: value - 3 }];
  }
  return [test];
}
