const day = 86_400_000;

/**
 * The rounds of a long proof in one run of `npm test`: `count` of them, others each day, so that
 * all are used within a few days. All of them with ALL_ROUNDS=1, as in `npm run prove:browser`.
 */
export function roundsOf<Round>(
  all: readonly Round[],
  count: number,
  { now = Date.now(), isWhole = process.env['ALL_ROUNDS'] === '1' } = {},
): Round[] {
  if (isWhole) return [...all];
  const first = Math.floor(now / day) * count;
  return all.filter((_, index) => {
    const turn = (((index - first) % all.length) + all.length) % all.length;
    return turn < count;
  });
}
