import { useCallbackRef } from '@mantine/hooks';
import { useState } from 'react';
import { useCopy, useInitialised, useSyncStatus } from '#packages/sync/web';
import { GenericLoader, Screen, TextSkeleton } from '#packages/ui';
import { strategyList } from '#strategies/offline';
import type { NamedStrategy } from '#strategies/offline';
import { OrganisationSection } from '../form/organisation-section.tsx';
import { StrategyDialog } from '../form/strategy-dialog.tsx';
import type { Edited } from '../form/strategy-dialog.tsx';
import { StrategyTable } from '../list/strategy-table.tsx';
import { strategyTexts } from '../strategy-texts.ts';
import { useStrategyActions } from '../use-strategy-actions.ts';

/** /settings/strategy: how often people should be tested. */
export function StrategyScreen() {
  const { data: list, error, isPending, refetch } = useCopy(strategyList, {});
  const { online } = useSyncStatus();
  const initialised = useInitialised();
  const { save, remove } = useStrategyActions();
  const [edited, setEdited] = useState<Edited>();
  const onRemove = useCallbackRef((strategy: NamedStrategy) => void remove(strategy));
  const table = { error: null, online, onRetry: () => void refetch(), onEdit: setEdited, onRemove };
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
