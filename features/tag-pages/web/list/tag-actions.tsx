import { ActionIcon } from '@mantine/core';
import type { Column } from '#packages/ui';
import type { TagRow } from '#tags/domain';
import { tagAction, tagActionHeads } from './tag-action.ts';
import type { TagActionKey, TagHandlers } from './tag-action.ts';
import { TagMenu } from './tag-menu.tsx';

const keys = Object.keys(tagActionHeads) as TagActionKey[];

/** Edit, hide or show, and delete: one column each. A deleted tag has none. */
export function actionColumns(handlers: TagHandlers): Column<TagRow>[] {
  return keys.map((key) => ({
    ...{ key, head: tagActionHeads[key], isAction: true },
    cell: (row) => row.tag.active && <ActionButton actionKey={key} row={row} handlers={handlers} />,
    text: () => '',
  }));
}

interface ButtonProps {
  actionKey: TagActionKey;
  row: TagRow;
  handlers: TagHandlers;
}

function ActionButton({ actionKey, row, handlers }: ButtonProps) {
  const { word, icon: Sign, run } = tagAction(actionKey, row.tag, handlers);
  return (
    <ActionIcon
      variant="subtle"
      title={word}
      aria-label={`${word} ${row.tag.name}`}
      disabled={handlers.isBusy(row)}
      onClick={run}
    >
      <Sign size={16} stroke={1.75} />
    </ActionIcon>
  );
}

/** The same in one menu, for narrow screens. */
export function TagActionsMenu({ row, handlers }: { row: TagRow; handlers: TagHandlers }) {
  if (!row.tag.active) return null;
  return (
    <TagMenu
      name={row.tag.name}
      isBusy={handlers.isBusy(row)}
      actions={keys.map((key) => tagAction(key, row.tag, handlers))}
    />
  );
}
