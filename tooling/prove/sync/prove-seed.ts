import { historyOf } from './generate.ts';
import type { History } from './history.ts';
import { runHistory } from './run-history.ts';
import type { Stage } from './run-history.ts';
import { shrink } from './shrink.ts';

/** A history that did not end as it must, in its shortest form. */
export interface Divergence {
  seed: number;
  history: History;
  wrong: readonly string[];
}

/** Runs the history of a seed; null where all is right, else the shortest form that is wrong. */
export async function proveSeed(stage: Stage, seed: number): Promise<Divergence | null> {
  const whole = historyOf(seed);
  const wrong = await wrongOf(stage, whole);
  if (wrong.length === 0) return null;
  const short = await shrink(whole, async (each) => (await wrongOf(stage, each)).length > 0);
  const again = await wrongOf(stage, short);
  // One that needs luck may not fail again: then the whole is told.
  return again.length > 0
    ? { seed, history: short, wrong: again }
    : { seed, history: whole, wrong };
}

/** A divergence for people: the seed, the steps one a line, and what is wrong. */
export function divergenceText({ seed, history, wrong }: Divergence): string {
  const { steps, ...rest } = history;
  return [
    `The history of seed ${String(seed)} does not converge: ${JSON.stringify(rest)}`,
    ...steps.map((step) => `  ${JSON.stringify(step)}`),
    ...wrong.slice(0, 10).map((each) => `wrong: ${each}`),
    ...(wrong.length > 10 ? [`and ${String(wrong.length - 10)} more`] : []),
  ].join('\n');
}

/** A failure of the trial itself is wrong too: nothing may pass because it broke off. */
async function wrongOf(stage: Stage, history: History): Promise<string[]> {
  try {
    return await runHistory(stage, history);
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}
