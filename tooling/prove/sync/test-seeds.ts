import { firstSeedOfDeeds } from './history.ts';

const from = (first: number, length: number) => Array.from({ length }, (_, place) => first + place);

/**
 * Seeds that `npm test` runs by turns, by the place of their client. All of them run under
 * `npm run prove:sync` and, in Chromium, under `npm run prove:browser`.
 */
export const testSeeds = {
  node: from(0, 180),
  chromium: from(1000, 20),
  /** With the product's own deeds. */
  deeds: from(firstSeedOfDeeds, 16),
  deedsInChromium: from(firstSeedOfDeeds + 1000, 2),
};

/**
 * The part of some seeds that is run this time: those with one remainder, which changes with the
 * minute. `npm run prove:sync` runs all.
 */
export function seedsOfThisRun(seeds: readonly number[], turns: number): number[] {
  const turn = Math.floor(Date.now() / 60_000) % turns;
  return seeds.filter((seed) => seed % turns === turn);
}

/** Of the seeds in Node every part has histories that kill the server, and one that kills the database. */
export const turnsInNode = 6;
