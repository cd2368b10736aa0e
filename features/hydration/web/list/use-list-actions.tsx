import { useCallback, useState } from 'react';
import type { ListedTest } from '#hydration/offline';
import {
  ChangeQueuedDialog,
  testActionTexts,
  useQueuedTests,
  useTestActions,
} from '#measurements/web';
import { dateTimeText } from '#packages/kit';
import type { QueuedWrite } from '#packages/sync/offline';
import { useSyncStatus } from '#packages/sync/web';
import { useZone } from '#packages/ui';
import { TaggingDialog } from '#people/web';
import { actionTest } from './action-test.ts';
import { meantBy } from './action-reasons.ts';
import type { SelectionAction } from './action-reasons.ts';
import { ListBulkBar } from './list-bulk-bar.tsx';
import { ListRowMenu } from './list-row-menu.tsx';
import type { ChosenTests } from './use-chosen-tests.ts';

interface Parts {
  chosen: ChosenTests;
  /** Number of tests of the filter. */
  matching: number;
  /** True: the list shows removed tests. */
  removed: boolean;
  /** All of them, on all pages. */
  readAll: () => Promise<readonly ListedTest[]>;
}

/** The actions of the list: the menu of a row, and the bar and dialogs for chosen tests. */
export function useSelectionActions({ chosen, matching, removed, readAll }: Parts) {
  const { online } = useSyncStatus();
  const zone = useZone();
  const actions = useTestActions();
  const queued = useQueuedTests();
  const [tagging, setTagging] = useState<readonly ListedTest[]>([]);
  const [changed, setChanged] = useState<{ write: QueuedWrite; name: string } | null>(null);
  const [isReading, setReading] = useState(false);

  const begin = useCallback(
    (action: SelectionAction, tests: readonly ListedTest[]): void => {
      const meant = meantBy(action, tests);
      if (action === 'addTags') return setTagging(meant);
      const given = meant.map(actionTest);
      if (action === 'remove' || action === 'restore')
        void actions.setActive(given, action === 'restore');
      else void actions.markValid(given, action === 'markValid');
    },
    [actions],
  );

  const menu = useCallback(
    (test: ListedTest) => (
      <ListRowMenu
        test={test}
        about={`${test.person}, ${dateTimeText(test.time, zone)}`}
        online={online}
        onAction={(action) => begin(action, [test])}
        onChange={() => {
          const write = queued.find(test.measurement_id);
          if (write !== undefined) setChanged({ write, name: test.person });
        }}
        onDrop={() => void queued.drop(test.measurement_id)}
      />
    ),
    [online, zone, begin, queued],
  );

  async function chooseAll(): Promise<void> {
    setReading(true);
    await readAll()
      .then((all) => chosen.set(all, true))
      .finally(() => setReading(false));
  }

  const layer = (
    <>
      <ListBulkBar
        chosen={chosen.tests}
        {...{ matching, online, removed, isReading }}
        onAll={() => void chooseAll()}
        onClear={chosen.clear}
        onAction={(action) => {
          begin(action, chosen.tests);
          if (action !== 'addTags') chosen.clear();
        }}
      />
      <TaggingDialog
        action={tagging.length > 0 ? 'addTags' : null}
        of={testActionTexts.tests(tagging.length)}
        onClose={() => setTagging([])}
        onChoose={(tag_ids) => {
          void actions.addTags(tagging.map(actionTest), tag_ids);
          setTagging([]);
          chosen.clear();
        }}
      />
      <ChangeQueuedDialog
        write={changed?.write ?? null}
        name={changed?.name ?? ''}
        zone={zone}
        onClose={() => setChanged(null)}
      />
    </>
  );
  return { menu, layer, begin, online };
}
