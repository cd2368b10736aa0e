import { Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleOff,
  IconTag,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { BulkActions } from '#people/web';
import { SelectionBar } from '#packages/ui';
import { countText } from '#packages/kit';
import { bulkReason, selectionActions } from './action-reasons.ts';
import type { ActionSubject, SelectionAction } from './action-reasons.ts';

interface Props {
  chosen: readonly ActionSubject[];
  /** Number of tests of the filter, on all pages. */
  matching: number;
  online: boolean;
  /** True: the list shows removed tests. */
  removed: boolean;
  isReading: boolean;
  onAll: () => void;
  onClear: () => void;
  onAction: (action: SelectionAction) => void;
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

/** Actions with all chosen tests; on a phone in a menu. */
export function ListBulkBar(props: Props) {
  const { chosen, matching, online, removed, isReading, onAll, onClear, onAction } = props;
  const actions = selectionActions
    .filter((action) => action !== (removed ? 'remove' : 'restore'))
    .map((action) => ({
      ...actionLooks[action],
      reason: bulkReason(action, chosen, online),
      isDangerous: action === 'remove',
      onClick: () => onAction(action),
    }));
  return (
    <SelectionBar count={chosen.length} onClear={onClear}>
      {chosen.length < matching && matching <= mostChosen && (
        <Button variant="subtle" loading={isReading} onClick={onAll}>
          Select all {countText(matching)}
        </Button>
      )}
      <BulkActions actions={actions} />
    </SelectionBar>
  );
}
