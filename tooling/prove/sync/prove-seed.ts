import { historyOf } from './generate.ts';
import type { History } from './history.ts';
import { runHistory } from './run-history.ts';
import type { Stage } from './run-history.ts';
import { shrink } from './shrink.ts';

/** A history that did not converge, in its shortest form. */
export interface Divergence {
  seed: number;
  history: History;
  wrong: readonly string[];
}

/** Runs the history of a seed. Returns null on success, else the shortest failing history. */
export async function proveSeed(stage: Stage, seed: number): Promise<Divergence | null> {
  const whole = historyOf(seed);
  const wrong = await wrongOf(stage, whole);
  if (wrong.length === 0) return null;
  const short = await shrink(whole, async (each) => (await wrongOf(stage, each)).length > 0);
  const again = await wrongOf(stage, short);
  // A failure that depends on timing may not repeat: then the whole history is reported.
  return again.length > 0
    ? { seed, history: short, wrong: again }
    : { seed, history: whole, wrong };
}

/** A divergence as text: the seed, one step per line, and the failures. */
export function divergenceText({ seed, history, wrong }: Divergence): string {
  const { steps, ...rest } = history;
  return [
    `The history of seed ${String(seed)} does not converge: ${JSON.stringify(rest)}`,
    ...steps.map((step) => `  ${JSON.stringify(step)}`),
    ...wrong.slice(0, 10).map((each) => `wrong: ${each}`),
    ...(wrong.length > 10 ? [`and ${String(wrong.length - 10)} more`] : []),
  ].join('\n');
}

/** An error of the test itself counts as a failure too. */
async function wrongOf(stage: Stage, history: History): Promise<string[]> {
  try {
    return await runHistory(stage, history);
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}
