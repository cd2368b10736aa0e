/** Seeds that `npm test` runs, by the place of their client. */
export const testSeeds = {
  node: Array.from({ length: 180 }, (_, place) => place),
  chromium: Array.from({ length: 20 }, (_, place) => 1000 + place),
};
