/** Something to measure: `round` does the work once and returns its figure. */
export interface Contender {
  readonly name: string;
  round(): Promise<number> | number;
}

export interface Figure {
  readonly name: string;
  readonly median: number;
  readonly least: number;
  readonly most: number;
  /** Median of the ratios to the first contender, round by round; 1 for the first. */
  readonly ratio: number;
}

/**
 * Measures contenders side by side: in every round each does its work once, so that load on the
 * machine affects all of them. Only ratios and medians of one run are compared, never two runs.
 * Throws without a contender or round.
 */
export async function measure(contenders: readonly Contender[], rounds: number): Promise<Figure[]> {
  if (contenders.length === 0 || rounds < 1) throw new Error('Nothing to measure.');
  const figures: number[][] = contenders.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, contender] of contenders.entries()) {
      figures[index]?.push(await contender.round());
    }
  }
  const base = figures[0] ?? [];
  return contenders.map(({ name }, index) => {
    const own = figures[index] ?? [];
    const ratios = own.map((figure, round) => figure / (base[round] ?? Number.NaN));
    const least = Math.min(...own);
    return { name, median: median(own), least, most: Math.max(...own), ratio: median(ratios) };
  });
}

/** The median of some figures; NaN for none. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}
