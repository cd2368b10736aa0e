import { firstActionSeed } from './history.ts';

const from = (first: number, length: number) => Array.from({ length }, (_, index) => first + index);

/**
 * Seeds that `npm test` runs in rotation, by the place of their client. `npm run prove:sync` runs
 * all of them, and `npm run prove:browser` all in Chromium.
 */
export const testSeeds = {
  node: from(0, 180),
  chromium: from(1000, 20),
  /** Histories with actions. */
  actions: from(firstActionSeed, 16),
  actionsInChromium: from(firstActionSeed + 1000, 2),
};

/**
 * The seeds of this run: those with one remainder, which changes with the minute. `npm run
 * prove:sync` runs all.
 */
export function seedsOfThisRun(seeds: readonly number[], turns: number): number[] {
  const turn = Math.floor(Date.now() / 60_000) % turns;
  return seeds.filter((seed) => seed % turns === turn);
}

/**
 * Every part of the seeds in Node has histories that kill the server, and one that kills the
 * database.
 */
export const turnsInNode = 6;
