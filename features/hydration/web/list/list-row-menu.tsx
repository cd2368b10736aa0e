import { Menu } from '@mantine/core';
import { IconDotsVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ListedTest } from '#hydration/offline';
import { ActionItem } from '#people/web';
import { RowButton } from '#packages/ui';
import { bulkReason } from './action-reasons.ts';
import type { SelectionAction } from './action-reasons.ts';
import { actionLooks } from './list-bulk-bar.tsx';
import classes from './list-row-menu.module.css';

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

/**
 * Actions with one test. Disabled entries give the reason. The menu is only rendered when opened,
 * as a page of the list has up to 200 of them.
 */
export function ListRowMenu({ test, about, ...actions }: Props) {
  // A row of the next page may take this place and must not find the menu open.
  const [openOf, setOpenOf] = useState<string | null>(null);
  const isOpen = openOf === test.measurement_id;
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpenOf(null);
    button.current?.focus();
  };
  return (
    <span className={classes['place']}>
      <RowButton
        ref={button}
        aria-label={`Actions for the test of ${about}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpenOf(test.measurement_id)}
      >
        <IconDotsVertical size={16} stroke={1.9} />
      </RowButton>
      {isOpen && (
        <Menu opened position="bottom-end" onClose={close}>
          <Menu.Target>
            <span className={classes['anchor']} aria-hidden />
          </Menu.Target>
          <Menu.Dropdown aria-label={`Actions for the test of ${about}`}>
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
          </Menu.Dropdown>
        </Menu>
      )}
    </span>
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
