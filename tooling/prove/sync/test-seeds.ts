import { firstSeedOfDeeds } from './history.ts';

const from = (first: number, length: number) => Array.from({ length }, (_, place) => first + place);

/**
 * Seeds that `npm test` runs, by the place of their client: of those in Chromium others each day, all of
 * them under `npm run prove:browser`.
 */
export const testSeeds = {
  node: from(0, 180),
  chromium: from(1000, 20),
  /** With the product's own deeds. */
  deeds: from(firstSeedOfDeeds, 16),
  deedsInChromium: from(firstSeedOfDeeds + 1000, 2),
};
