import { CallError, useClient } from '#packages/http/web';
import { createId } from '#packages/kit';
import { useCopyBridge } from '#packages/sync/web';
import { showToast, tellRefusal } from '#packages/ui';
import type { Refused } from '#packages/ui';
import { removeStrategy, saveStrategy } from '#strategies/contract';
import type { StrategyFields } from '#strategies/contract';
import type { NamedStrategy } from '#strategies/offline';
import { strategyTexts } from './strategy-texts.ts';

/** Writes about strategies; each one syncs the copy. */
export function useStrategyActions() {
  const client = useClient();
  const bridge = useCopyBridge();

  async function attempt(action: () => Promise<unknown>): Promise<Refused> {
    try {
      await action();
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      return tellRefusal(failure);
    } finally {
      void bridge.requestSync();
    }
    return null;
  }

  async function save(fields: StrategyFields): Promise<Refused> {
    const refused = await attempt(() => client.call(saveStrategy, { body: fieldsOf(fields) }));
    if (refused === null) showToast({ kind: 'done', text: strategyTexts.saved });
    return refused;
  }

  async function remove(strategy: NamedStrategy): Promise<void> {
    const params = { strategy_id: strategy.strategy_id };
    const refused = await attempt(() => client.call(removeStrategy, { params }));
    if (refused !== null) return;
    const action = { label: strategyTexts.undo, run: () => void save(strategy) };
    showToast({ kind: 'done', text: strategyTexts.removed(strategy.name), action });
  }

  return { save, remove };
}

/** Created here, so that sending twice adds one row. */
export function newId(): string {
  return createId(
    Date.now(),
    (bytes) => void crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>),
  );
}

function fieldsOf(strategy: StrategyFields): StrategyFields {
  const { strategy_id, scope, tag_id, user_id, tests_per_day, min_gap_minutes } = strategy;
  const { retest_after_minutes, moments } = strategy;
  return {
    ...{ strategy_id, scope, tag_id, user_id, tests_per_day, min_gap_minutes },
    ...{ retest_after_minutes, moments },
  };
}
