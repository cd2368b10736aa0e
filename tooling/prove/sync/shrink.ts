import type { DataWrite, History, Meanwhile, Step, Write } from './history.ts';

/**
 * Finds a shorter history that still fails. It removes steps (halves first), then events within
 * runs, and reduces numbers of rows.
 *
 * @param fails runs a history and returns whether it fails
 * @param tries maximum number of runs
 */
export async function shrink(
  history: History,
  fails: (history: History) => Promise<boolean>,
  tries = 300,
): Promise<History> {
  let best = history;
  let left = tries;
  const attempt = async (steps: Step[]): Promise<boolean> => {
    if (left === 0) return false;
    left -= 1;
    const shorter = { ...best, steps };
    if (!(await fails(shorter))) return false;
    best = shorter;
    return true;
  };

  for (let size = Math.ceil(best.steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = best.steps.length - size; from >= 0; from -= size) {
      await attempt([...best.steps.slice(0, from), ...best.steps.slice(from + size)]);
    }
  }
  for (let index = 0; index < best.steps.length; index += 1) {
    for (let found = true; found;) {
      found = false;
      const step = best.steps[index];
      for (const smaller of step === undefined ? [] : smallerSteps(step)) {
        found = await attempt(best.steps.with(index, smaller));
        if (found) break;
      }
    }
  }
  return best;
}

function smallerSteps(step: Step): Step[] {
  if (step.kind === 'sync') {
    return step.meanwhile.flatMap((each, index) => [
      { ...step, meanwhile: step.meanwhile.toSpliced(index, 1) },
      ...smallerEvents(each).map((event) => ({
        ...step,
        meanwhile: step.meanwhile.with(index, { ...each, event }),
      })),
    ]);
  }
  if (step.kind === 'hold') return smallerWrites(step.write).map((write) => ({ ...step, write }));
  if (step.kind !== 'write') return [];
  return smallerWrites(step.write).map((write) => ({ ...step, write }));
}

function smallerEvents({ event }: Meanwhile): Meanwhile['event'][] {
  if (event.kind !== 'write') return [];
  return smallerWrites(event.write).map((write) => ({ ...event, write }));
}

function smallerWrites(write: Write): DataWrite[] {
  if (write.kind !== 'add') return [];
  return [
    ...(write.count > 1 ? [{ ...write, count: 1 }] : []),
    ...(write.count > 2 ? [{ ...write, count: Math.ceil(write.count / 2) }] : []),
    ...(write.links ? [{ ...write, links: false }] : []),
  ];
}
