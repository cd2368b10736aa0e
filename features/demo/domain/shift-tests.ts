import { boundsOfMean, defaultMean } from '#hydration/domain';
import { usualSaliva } from '#measurements/domain';
import type { DemoWorker } from './crew.ts';
import { baselineDay, baselineTaken } from './personal-baseline.ts';
import { randomOf } from './random-source.ts';
import type { RandomSource } from './random-source.ts';
import { siteTime } from './site-day.ts';
import type { Trouble } from './troubled-workers.ts';

/** A saliva test within a shift, before it becomes a row. */
export interface ShiftTest {
  moment: 'before' | 'during' | 'after' | 'again';
  time: number;
  /** mOsm, whole. */
  value: number;
  valid: boolean;
  /** Value of the test that this one repeats after a rest; null for any other test. */
  first: number | null;
}

/** Inputs of the tests of a shift, beside the worker and the day. */
export interface Shift {
  trouble: Trouble | undefined;
  /** Mean heat index in degrees Celsius at the place of work during the shift. */
  heat: number;
}

/**
 * For each shift: hours of its tests, probability of a test, share of the person's level without
 * heat, and the share added by heat in the worst job.
 */
const rhythm = [
  { moment: 'before', day: 5.5, night: 17.5, within: 0.8, share: 0.97, rise: 0.94, added: 0.08 },
  { moment: 'during', day: 11.5, night: 23.5, within: 2, share: 0.72, rise: 1.02, added: 0.55 },
  { moment: 'after', day: 17.4, night: 29.4, within: 0.9, share: 0.88, rise: 1.07, added: 0.85 },
] as const;

/**
 * Mean heat index of a shift, in degrees Celsius, at which heat starts to count, and at which it
 * counts fully.
 */
const [mild, scorching] = [24, 40] as const;

const step = { before: 0, during: 1, after: 2 } as const;

/** Values in mOsm of dehydrated people: their start, and the increase with each further test. */
const troubles: Record<Trouble, { start: number; add: number }> = {
  moderate: { start: 111, add: 8 },
  severe: { start: 166, add: 10 },
};

/** Maximum random deviation in mOsm, small enough to keep the status. */
const scatter = 7;

/** The highest value of people without trouble, as a multiple of the mean of their bounds. */
const highestUsual = 2.8;

/**
 * The tests of one worker in the shift that begins on a day, oldest first: before, during and after
 * it, and a repetition if a result requires it. The hotter the shift and the harder the job, the
 * higher the values.
 */
export function shiftTests(
  worker: DemoWorker,
  dayNumber: number,
  { trouble, heat }: Shift,
): readonly ShiftTest[] {
  const chance = randomOf(`shift ${String(worker.place)} ${String(dayNumber)}`);
  const form = Math.exp(0.1 * chance.normal());
  const exposure = heatLoad(heat) * worker.effort;
  const mean = meanInForce(worker, dayNumber);
  const tests: ShiftTest[] = [];
  for (const { moment, within, share, rise, added, ...start } of rhythm) {
    const isTaken = chance.chance(share);
    const time = siteTime(dayNumber, start[worker.crew] + chance.between(0, within));
    const usual =
      worker.level * form * (rise + added * exposure) * Math.exp(0.12 * chance.normal());
    if (!isTaken && trouble === undefined) continue;
    const value = trouble
      ? (mean / defaultMean) * troubledValue(trouble, step[moment], chance)
      : Math.min(highestUsual * mean, Math.max(usual, usualSaliva.least));
    const test = { moment, time, value: Math.round(value), valid: true, first: null };
    // Moderate trouble may end for the rest of a day, but not before a night's rest.
    const mayRecover = trouble !== 'severe' && moment === 'during' && worker.crew === 'day';
    const lowest = trouble === undefined || mayRecover ? worker.level : leastOf(trouble, mean);
    tests.push(...withRepeat(test, chance, lowest));
  }
  return tests;
}

/** Share of the heat that counts: 0 in a mild shift, 1 in a scorching one. */
function heatLoad(heat: number): number {
  return Math.min(1, Math.max(0, (heat - mild) / (scorching - mild)));
}

/** The mean of the worker's bounds, in mOsm: that of their baseline if they have one. */
function meanInForce(worker: DemoWorker, dayNumber: number): number {
  const taken = baselineDay(worker, dayNumber);
  return taken === null ? defaultMean : baselineTaken(worker, taken).mean;
}

/** With the default bounds. */
function troubledValue(trouble: Trouble, at: number, chance: RandomSource): number {
  const { start, add } = troubles[trouble];
  return start + add * at + chance.between(-scatter, scatter);
}

/** The lowest whole value in mOsm that keeps a worker's trouble. */
function leastOf(trouble: Trouble, mean: number): number {
  const { moderate, severe } = boundsOfMean(mean);
  return Math.ceil(trouble === 'severe' ? severe : moderate) + 1;
}

/**
 * One reading in 120 is spoilt and repeated. After water and rest most dry people are tested again:
 * some have recovered, some hardly, and one in ten not at all.
 */
function withRepeat(test: ShiftTest, chance: RandomSource, lowest: number): ShiftTest[] {
  const minute = 60_000;
  const { time, value } = test;
  if (chance.chance(1 / 120)) {
    const spoilt = { ...test, value: Math.round(value * 0.2), valid: false };
    return [spoilt, { ...test, time: time + 6 * minute }];
  }
  // Who is severely dry is off the job and with first aid, so fewer of them are tested again.
  if (value <= 100 || !chance.chance(value > 150 ? 0.25 : 0.6)) return [test];
  const later = Math.round(chance.between(25, 45)) * minute;
  const recovered = chance.chance(0.1) ? chance.between(-0.1, 0) : chance.between(0.1, 0.75);
  const again = Math.round(value - recovered * Math.max(0, value - lowest));
  return [test, { ...test, moment: 'again', time: time + later, value: again, first: value }];
}
