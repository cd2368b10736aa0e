import { Button, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { SelectionBar } from '#packages/ui';
import { countText } from '#packages/kit';
import { bulkReason } from './bulk-reasons.ts';
import type { BulkAction, Chosen } from './bulk-reasons.ts';
import { ActionButton } from './action-button.tsx';
import { actionIcons } from './action-icons.tsx';
import { ActionItem } from './action-item.tsx';

interface Props {
  chosen: readonly Chosen[];
  /** Number of people that match the filter, on all pages. */
  matching: number;
  online: boolean;
  onAll: () => void;
  onClear: () => void;
  onAction: (action: BulkAction) => void;
}

const words: Record<BulkAction, string> = {
  hide: 'Hide',
  unhide: 'Unhide',
  addTags: 'Add tags',
  removeTags: 'Remove tags',
  merge: 'Merge',
  remove: 'Delete',
};

/** Actions with all chosen people; on a phone in a menu. */
export function BulkBar({ chosen, matching, online, onAll, onClear, onAction }: Props) {
  const isNarrow = useMediaQuery('(max-width: 74.99em)', false, { getInitialValueInEffect: false });
  const actions = (Object.keys(words) as BulkAction[])
    .filter((action) => action !== 'unhide' || chosen.some(({ is_hidden }) => is_hidden))
    .filter((action) => action !== 'hide' || chosen.some(({ is_hidden }) => !is_hidden))
    .map((action) => ({
      action,
      label: words[action],
      icon: actionIcons[action],
      reason: bulkReason(action, chosen, online),
      isDangerous: action === 'remove',
      onClick: () => onAction(action),
    }));
  return (
    <SelectionBar count={chosen.length} onClear={onClear}>
      {chosen.length < matching && (
        <Button variant="subtle" onClick={onAll}>
          Select all {countText(matching)}
        </Button>
      )}
      {isNarrow ? (
        <Menu position="top-end">
          <Menu.Target>
            <Button variant="default">Actions</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {actions.map(({ action, ...item }) => (
              <ActionItem key={action} {...item} />
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : (
        actions.map(({ action, ...button }) => <ActionButton key={action} {...button} />)
      )}
    </SelectionBar>
  );
}
