import { Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleOff,
  IconTag,
  IconTrash,
} from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import type { ListedTest } from '#hydration/offline';
import {
  ChangeQueuedDialog,
  testActionTexts,
  useQueuedTests,
  useTestActions,
} from '#measurements/web';
import type { ActionTest } from '#measurements/web';
import { countText, dateTimeText } from '#packages/kit';
import type { QueuedWrite } from '#packages/sync/offline';
import { useSyncStatus } from '#packages/sync/web';
import { LazyRowMenu, SelectionBar, useZone } from '#packages/ui';
import { ActionItem, BulkActions, TaggingDialog } from '#people/web';
import { UnsentItems } from '../tests/use-test-menu.tsx';
import { bulkReason, meantBy, selectionActions } from './action-reasons.ts';
import type { SelectionAction } from './action-reasons.ts';
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
      <SelectionBar count={chosen.tests.length} onClear={chosen.clear}>
        {chosen.tests.length < matching && matching <= mostChosen && (
          <Button variant="subtle" loading={isReading} onClick={() => void chooseAll()}>
            Select all {countText(matching)}
          </Button>
        )}
        <BulkActions
          actions={selectionActions
            .filter((action) => action !== (removed ? 'remove' : 'restore'))
            .map((action) => ({
              ...actionLooks[action],
              reason: bulkReason(action, chosen.tests, online),
              isDangerous: action === 'remove',
              onClick: () => {
                begin(action, chosen.tests);
                if (action !== 'addTags') chosen.clear();
              },
            }))}
        />
      </SelectionBar>
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
        onClose={() => setChanged(null)}
      />
    </>
  );
  return { menu, layer, begin, online };
}

/** A row in the form that actions need. */
export function actionTest(test: ListedTest): ActionTest {
  const { measurement_id, valid, active, tag_ids, notes } = test;
  return { measurement_id, valid, active, tag_ids, notes };
}

interface ListRowMenuProps {
  test: ListedTest;
  /** Name of the row for screen readers. */
  about: string;
  online: boolean;
  onAction: (action: SelectionAction) => void;
  /** Changes or discards a test that was not sent yet. */
  onChange: () => void;
  onDrop: () => void;
}

/** Actions with one test. Disabled entries give the reason. */
function ListRowMenu({ test, about, online, onAction, ...unsent }: ListRowMenuProps) {
  return (
    <LazyRowMenu of={`the test of ${about}`} id={test.measurement_id}>
      {test.unsent === null ? (
        itemsOf(test).map((action) => (
          <ActionItem
            key={action}
            {...actionLooks[action]}
            reason={bulkReason(action, [test], online)}
            isDangerous={action === 'remove'}
            onClick={() => onAction(action)}
          />
        ))
      ) : (
        <UnsentItems {...unsent} />
      )}
    </LazyRowMenu>
  );
}

function itemsOf({ valid, active, isHigh }: ListedTest): SelectionAction[] {
  if (!active) return ['restore'];
  if (!valid) return ['addTags', 'markValid', 'remove'];
  return isHigh
    ? ['addTags', 'markValid', 'markInvalid', 'remove']
    : ['addTags', 'markInvalid', 'remove'];
}

/** Maximum number of tests that can be chosen at once; for more the filter must be narrowed. */
const mostChosen = 10_000;

/** Label and icon of the actions with tests. */
export const actionLooks: Record<SelectionAction, { label: string; icon: ReactNode }> = {
  addTags: { label: 'Add tags', icon: <IconTag size={16} stroke={1.75} /> },
  markInvalid: { label: 'Mark invalid', icon: <IconCircleOff size={16} stroke={1.75} /> },
  markValid: { label: 'Mark valid', icon: <IconCircleCheck size={16} stroke={1.75} /> },
  remove: { label: 'Remove', icon: <IconTrash size={16} stroke={1.75} /> },
  restore: { label: 'Restore', icon: <IconArrowBackUp size={16} stroke={1.75} /> },
};
