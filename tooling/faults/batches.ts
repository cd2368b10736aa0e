import type { Fault, Stage } from './fault.ts';

export interface Batch {
  readonly stage: Stage;
  readonly faults: readonly Fault[];
}

/**
 * Puts faults together that one run of one stage can answer for: the tools that read files name every
 * fault with its file, so all of theirs go together. Tests run what was planted, where one fault
 * could hide another, so two of them share a run only when they change different files and are
 * watched by different test files.
 */
export function batchesOf(faults: readonly Fault[]): Batch[] {
  const batches: { stage: Stage; faults: Fault[] }[] = [];
  for (const fault of faults) {
    const home = batches.find(
      (batch) => batch.stage === fault.stage && batch.faults.every((other) => agree(fault, other)),
    );
    if (home) home.faults.push(fault);
    else batches.push({ stage: fault.stage, faults: [fault] });
  }
  return batches;
}

function agree(one: Fault, other: Fault): boolean {
  if (one.plant.file === other.plant.file) return false;
  return !one.tests?.some((test) => other.tests?.includes(test));
}
