import type { Fault, Stage } from './fault.ts';

export interface Batch {
  readonly stage: Stage;
  readonly faults: readonly Fault[];
}

/**
 * Groups faults that one run of one stage can check: tools that read files name every fault with
 * its file, so all of theirs are grouped. For tests, one fault could make the test of another fail,
 * so each of them has its own run.
 */
export function batchesOf(faults: readonly Fault[]): Batch[] {
  const batches: { stage: Stage; faults: Fault[] }[] = [];
  for (const fault of faults) {
    const home = batches.find((batch) => batch.stage === fault.stage && !runsTests(fault.stage));
    if (home) home.faults.push(fault);
    else batches.push({ stage: fault.stage, faults: [fault] });
  }
  return batches;
}

/** Whether a stage runs tests instead of reading files. */
export function runsTests(stage: Stage): boolean {
  return stage === 'unit' || stage === 'database' || stage === 'once';
}
