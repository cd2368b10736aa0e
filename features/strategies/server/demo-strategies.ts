import type { WriteTx } from '#packages/database';
import type { DemoSite } from '#packages/feature/server';
import type { StrategyFields } from '#strategies/contract';
import { storeStrategy } from './strategy-store.ts';

/**
 * Adds the strategies of the demo: everybody, new starters more often, and one worker most often.
 */
export async function addDemoStrategies(tx: WriteTx, site: DemoSite): Promise<void> {
  for (const strategy of strategiesOf(site)) await storeStrategy(tx, strategy, site.created_time);
}

function strategiesOf({ idOf, tagId, workerIds }: DemoSite): StrategyFields[] {
  const everybody: StrategyFields = {
    ...{ strategy_id: idOf('strategy everybody'), scope: 'org', tag_id: null, user_id: null },
    ...{ tests_per_day: 2, min_gap_minutes: 120, retest_after_minutes: 30 },
    moments: ['before', 'during', 'after'],
  };
  return [
    everybody,
    {
      ...{ ...everybody, strategy_id: idOf('strategy new') },
      ...{ scope: 'tag', tag_id: tagId('New starters'), tests_per_day: 3, min_gap_minutes: 90 },
    },
    {
      ...{ ...everybody, strategy_id: idOf('strategy watched') },
      ...{ scope: 'user', user_id: workerIds[3] ?? null },
      ...{ tests_per_day: 4, min_gap_minutes: 60, retest_after_minutes: 20 },
    },
  ];
}
