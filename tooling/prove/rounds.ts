const day = 86_400_000;

/**
 * The rounds of a long proof that one run of `npm test` takes: `count` of them, others each day, so that
 * all have had their turn after a few. With ALL_ROUNDS=1, as under `npm run prove:browser`, all of them.
 */
export function roundsOf<Round>(
  all: readonly Round[],
  count: number,
  { now = Date.now(), isWhole = process.env['ALL_ROUNDS'] === '1' } = {},
): Round[] {
  if (isWhole) return [...all];
  const first = Math.floor(now / day) * count;
  return all.filter((_, place) => {
    const turn = (((place - first) % all.length) + all.length) % all.length;
    return turn < count;
  });
}
