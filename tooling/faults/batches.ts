import type { Fault, Stage } from './fault.ts';

export interface Batch {
  readonly stage: Stage;
  readonly faults: readonly Fault[];
}

/**
 * Puts faults together that one run of one stage can answer for: tools that read files name every
 * fault with its file, so all of theirs go together. Tests run what was planted, where one fault
 * could turn the test of another red, so each of them has a run of its own.
 */
export function batchesOf(faults: readonly Fault[]): Batch[] {
  const batches: { stage: Stage; faults: Fault[] }[] = [];
  for (const fault of faults) {
    const home = batches.find((batch) => batch.stage === fault.stage && !isRun(fault));
    if (home) home.faults.push(fault);
    else batches.push({ stage: fault.stage, faults: [fault] });
  }
  return batches;
}

function isRun({ stage }: Fault): boolean {
  return stage === 'unit' || stage === 'database';
}
