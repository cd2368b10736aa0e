import type { Baseline } from '#measurements/contract';
import { baselineOf } from '#measurements/domain';
import type { DemoWorker } from './crew.ts';
import { randomOf } from './random-source.ts';

/** A baseline is taken every six weeks, from eight morning tests. */
const cycleDays = 42;
const tests = 8;

/**
 * The day on which the worker's baseline was taken that applies on the given day; null without one.
 */
export function baselineDay({ place, hasBaseline }: DemoWorker, dayNumber: number): number | null {
  if (!hasBaseline) return null;
  return dayNumber - ((dayNumber + place * 5) % cycleDays);
}

/** A worker's baseline taken on a day. */
export function baselineTaken({ place, level }: DemoWorker, dayNumber: number): Baseline {
  const { normal } = randomOf(`baseline ${String(place)} ${String(dayNumber)}`);
  return baselineOf(
    Array.from({ length: tests }, () => Math.round(level * Math.exp(0.1 * normal()))),
  );
}
