import { useCallbackRef } from '@mantine/hooks';
import { useState } from 'react';
import { useWrite } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { useClient } from '#packages/http/web';
import { useCopy, useInitialised, useSyncStatus } from '#packages/sync/web';
import { GenericLoader, Screen, TextSkeleton } from '#packages/ui';
import { removeStrategy, saveStrategy } from '#strategies/contract';
import type { StrategyFields } from '#strategies/contract';
import { strategyList } from '#strategies/offline';
import type { NamedStrategy } from '#strategies/offline';
import { OrganisationSection } from '../form/organisation-section.tsx';
import { StrategyDialog } from '../form/strategy-dialog.tsx';
import type { Edited } from '../form/strategy-dialog.tsx';
import { StrategyTable } from '../list/strategy-table.tsx';
import { strategyTexts } from '../strategy-texts.ts';

/** /settings/strategy: how often people should be tested. */
export function StrategyScreen() {
  const { data: list, error, isPending } = useCopy(strategyList, {});
  const { online } = useSyncStatus();
  const initialised = useInitialised();
  const { save, remove } = useStrategyActions();
  const [edited, setEdited] = useState<Edited>();
  const onRemove = useCallbackRef((strategy: NamedStrategy) => void remove(strategy));
  const table = { online, onEdit: setEdited, onRemove };
  return (
    <Screen ready={initialised && !isPending} title="Strategy" sentence={strategyTexts.sentence}>
      <GenericLoader error={error} isPending={isPending} skeleton={<TextSkeleton />} framed>
        {list !== undefined && (
          <>
            <OrganisationSection strategy={list.org} onSave={save} />
            <StrategyTable
              {...table}
              kind="tag"
              strategies={list.tags}
              onAdd={() => setEdited('tag')}
            />
            <StrategyTable
              {...table}
              kind="user"
              strategies={list.people}
              onAdd={() => setEdited('user')}
            />
          </>
        )}
      </GenericLoader>
      <StrategyDialog
        edited={edited}
        online={online}
        onSave={save}
        onClose={() => setEdited(undefined)}
      />
    </Screen>
  );
}

/** Writes about strategies; each one syncs the copy. */
function useStrategyActions() {
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
