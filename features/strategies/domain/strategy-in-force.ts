import type { Strategy, StrategyPlan } from '#strategies/contract';

/** The plan of an organisation without a strategy. */
export const defaultPlan: StrategyPlan = {
  tests_per_day: 2,
  min_gap_minutes: 120,
  retest_after_minutes: 30,
  moments: ['before', 'during', 'after'],
};

type Held = StrategyPlan &
  Pick<Strategy, 'strategy_id' | 'scope' | 'tag_id' | 'user_id' | 'active'>;

/**
 * The strategy that applies to a person: their own, otherwise that of their tags with the most
 * tests per day, otherwise the organisation's; null if there is none and the default plan applies.
 */
export function strategyInForce<Row extends Held>(
  strategies: readonly Row[],
  { user_id, tag_ids }: { user_id: string; tag_ids: readonly string[] },
): Row | null {
  const active = strategies.filter((each) => each.active);
  const own = active.find((each) => each.scope === 'user' && each.user_id === user_id);
  if (own !== undefined) return own;
  const [most] = active
    .filter(({ scope, tag_id }) => scope === 'tag' && tag_id !== null && tag_ids.includes(tag_id))
    .sort((a, b) => b.tests_per_day - a.tests_per_day || (a.strategy_id < b.strategy_id ? -1 : 1));
  return most ?? active.find(({ scope }) => scope === 'org') ?? null;
}
