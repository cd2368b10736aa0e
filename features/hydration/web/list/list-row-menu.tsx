import { Menu } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ListedTest } from '#hydration/offline';
import { ActionItem } from '#people/web';
import { LazyRowMenu } from '#packages/ui';
import { bulkReason } from './action-reasons.ts';
import type { SelectionAction } from './action-reasons.ts';
import { actionLooks } from './list-bulk-bar.tsx';

interface Props {
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
export function ListRowMenu({ test, about, ...actions }: Props) {
  return (
    <LazyRowMenu of={`the test of ${about}`} id={test.measurement_id}>
      {test.unsent === null ? (
        <StoredItems test={test} {...actions} />
      ) : (
        <>
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={actions.onChange}>
            Edit
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size={16} />} onClick={actions.onDrop}>
            Discard
          </Menu.Item>
        </>
      )}
    </LazyRowMenu>
  );
}

function StoredItems({ test, online, onAction }: Pick<Props, 'test' | 'online' | 'onAction'>) {
  return itemsOf(test).map((action) => (
    <ActionItem
      key={action}
      {...actionLooks[action]}
      reason={bulkReason(action, [test], online)}
      isDangerous={action === 'remove'}
      onClick={() => onAction(action)}
    />
  ));
}

function itemsOf({ valid, active, isHigh }: ListedTest): SelectionAction[] {
  if (!active) return ['restore'];
  if (!valid) return ['addTags', 'markValid', 'remove'];
  return isHigh
    ? ['addTags', 'markValid', 'markInvalid', 'remove']
    : ['addTags', 'markInvalid', 'remove'];
}
