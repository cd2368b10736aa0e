import type { Figure } from './measure.ts';
import { failUnless } from './smoke.ts';

/** The budget of a figure: at most `limit` of `unit`. */
export interface Budget {
  readonly unit: string;
  readonly limit?: number;
}

/**
 * Prints the figures of one run, one line each. Sets the exit code to 1 if the median of the first
 * contender is over the budget.
 */
export function reportFigures(figures: readonly Figure[], { unit, limit }: Budget): void {
  for (const { name, median, least, most, ratio } of figures) {
    const spread = `${shown(least)}–${shown(most)}`;
    console.log(`${name}: median ${shown(median)} ${unit} (${spread}), ratio ${ratio.toFixed(2)}`);
  }
  const first = figures[0];
  if (!first || limit === undefined) return;
  const isMet = first.median <= limit;
  console.log(`${isMet ? 'within' : 'OVER'} the budget of ${limit} ${unit}`);
  failUnless(isMet);
}

function shown(figure: number): string {
  return figure >= 100 ? figure.toFixed(0) : figure.toFixed(1);
}
