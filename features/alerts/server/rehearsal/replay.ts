import { setImmediate } from 'node:timers/promises';
import type { AlertTrigger } from '#alerts/contract';
import { firstWithin, isCounted, rehearse, thresholdSteps } from '#alerts/domain';
import type { Period, RehearsedAlert, RuleHistory } from '#alerts/domain';
import type { Clock } from '#packages/kit';

/** Milliseconds of work before other calls get their turn. */
const turn = 15;

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

/** The threshold of a rule that gives at most a wanted number of alerts; null if none is found. */
export async function suggestThreshold(
  trigger: AlertTrigger,
  history: RuleHistory,
  period: Period,
  { wanted, budget }: { wanted: number; budget: Budget },
): Promise<{ threshold: number; count: number } | null> {
  const search = thresholdSteps(trigger);
  if (search === null) return null;
  const found = await firstWithin(search.steps, wanted, async (threshold) => {
    const alerts = await replay({ ...search.trigger, threshold }, history, period, budget);
    return alerts && alerts.filter(isCounted).length;
  });
  return found && { threshold: found.step, count: found.count };
}
