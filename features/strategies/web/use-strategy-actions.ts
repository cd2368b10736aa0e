import { useWrite } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { useClient } from '#packages/http/web';
import { removeStrategy, saveStrategy } from '#strategies/contract';
import type { StrategyFields } from '#strategies/contract';
import type { NamedStrategy } from '#strategies/offline';
import { strategyTexts } from './strategy-texts.ts';

/** Writes about strategies; each one syncs the copy. */
export function useStrategyActions() {
  const client = useClient();
  const { write } = useWrite({ sync: 'started' });

  const save = (fields: StrategyFields): Promise<Refused> =>
    write(() => client.call(saveStrategy, { body: fieldsOf(fields) }), {
      done: strategyTexts.saved,
    });

  const remove = (strategy: NamedStrategy): Promise<Refused> =>
    write(() => client.call(removeStrategy, { params: { strategy_id: strategy.strategy_id } }), {
      done: strategyTexts.removed(strategy.name),
      undo: () => save(strategy),
    });

  return { save, remove };
}

function fieldsOf(strategy: StrategyFields): StrategyFields {
  const { strategy_id, scope, tag_id, user_id, tests_per_day, min_gap_minutes } = strategy;
  const { retest_after_minutes, moments } = strategy;
  return {
    ...{ strategy_id, scope, tag_id, user_id, tests_per_day, min_gap_minutes },
    ...{ retest_after_minutes, moments },
  };
}
