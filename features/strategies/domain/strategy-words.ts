import { countOf, listText } from '#packages/kit';
import type { ShiftMoment, StrategyPlan } from '#strategies/contract';

/** Moments of a shift in words. */
export const momentWords: Record<ShiftMoment, string> = {
  before: 'Before shift',
  during: 'During shift',
  after: 'After shift',
};

/** '120 min' */
export function minutesText(minutes: number): string {
  return `${String(minutes)} min`;
}

/** 'Before, during and after shift' */
export function momentsText({ moments }: Pick<StrategyPlan, 'moments'>): string {
  const text = listText(
    (['before', 'during', 'after'] as const).filter((one) => moments.includes(one)),
  );
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)} shift`;
}

/** 'Target: 3 tests a day' */
export function targetText({ tests_per_day }: Pick<StrategyPlan, 'tests_per_day'>): string {
  return `Target: ${countOf(tests_per_day, 'test')} a day`;
}
