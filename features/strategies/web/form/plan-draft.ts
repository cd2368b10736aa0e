import { strategyPlan } from '#strategies/contract';
import type { ShiftMoment, StrategyPlan } from '#strategies/contract';

/** A plan as typed. */
export interface PlanDraft {
  tests_per_day: string;
  min_gap_minutes: string;
  retest_after_minutes: string;
  moments: ShiftMoment[];
}

/** The initial field values of a plan. */
export function draftOfPlan(plan: StrategyPlan): PlanDraft {
  return {
    tests_per_day: String(plan.tests_per_day),
    min_gap_minutes: String(plan.min_gap_minutes),
    retest_after_minutes: String(plan.retest_after_minutes),
    moments: [...plan.moments],
  };
}

/** The typed plan, or error messages by field. */
export function planOfDraft(
  draft: PlanDraft,
): { plan: StrategyPlan; errors: null } | { plan: null; errors: Record<string, string> } {
  const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));
  const read = strategyPlan.safeParse({
    tests_per_day: numberOf(draft.tests_per_day),
    min_gap_minutes: numberOf(draft.min_gap_minutes),
    retest_after_minutes: numberOf(draft.retest_after_minutes),
    moments: draft.moments,
  });
  if (read.success) return { plan: read.data, errors: null };
  const errors = read.error.issues.map(({ path, message }) => [String(path[0]), message]);
  return { plan: null, errors: Object.fromEntries(errors) as Record<string, string> };
}
