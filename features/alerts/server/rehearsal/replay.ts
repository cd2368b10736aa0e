import { setImmediate } from 'node:timers/promises';
import type { AlertTrigger } from '#alerts/contract';
import { firstWithin, isCounted, rehearse, thresholdSteps } from '#alerts/domain';
import type { Period, RehearsedAlert, RuleHistory } from '#alerts/domain';
import type { Clock } from '#packages/kit';

/**
 * Milliseconds of work before other calls get their turn. A call needs about six turns, for its
 * transaction, and is to take less than 50 ms beside a rehearsal.
 */
const turn = 5;

/** How long a replay may work. */
export interface Budget {
  now: Clock;
  /** Milliseconds since 1970. */
  until: number;
}

/** The alerts of a rule over a history; null if that takes longer than its budget. */
export async function replay(
  trigger: AlertTrigger,
  history: RuleHistory,
  period: Period,
  { now, until }: Budget,
): Promise<RehearsedAlert[] | null> {
  const alerts: RehearsedAlert[] = [];
  let began = now();
  for (const sent of rehearse(trigger, history, period)) {
    alerts.push(...sent);
    const time = now();
    if (time > until) return null;
    if (time - began < turn) continue;
    await setImmediate();
    began = now();
  }
  return alerts;
}

/** A found threshold with its number of alerts. */
interface FoundThreshold {
  threshold: number;
  count: number;
}

/**
 * The threshold of a rule that gives at most a wanted number of alerts; null if there is none, 'cut'
 * if the budget ended before it was found.
 */
export async function suggestThreshold(
  trigger: AlertTrigger,
  history: RuleHistory,
  period: Period,
  { wanted, budget }: { wanted: number; budget: Budget },
): Promise<FoundThreshold | 'cut' | null> {
  const search = thresholdSteps(trigger);
  if (search === null) return null;
  let isCut = false;
  const found = await firstWithin(search.steps, wanted, async (threshold) => {
    const alerts = await replay({ ...search.trigger, threshold }, history, period, budget);
    isCut ||= alerts === null;
    return alerts && alerts.filter(isCounted).length;
  });
  if (isCut) return 'cut';
  return found && { threshold: found.step, count: found.count };
}
