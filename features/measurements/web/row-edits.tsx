import { ActionIcon, Menu } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RowMenu } from '#packages/ui';
import type { Column } from '#packages/ui';

/** Editing and deleting the rows of a list. */
export interface RowEdits<Row> {
  /** Deleting is disabled: offline, or a write is running. */
  isBusy: boolean;
  /** Props of the button or link that opens the editor of a row. */
  edit: (row: Row) => {
    onClick?: () => void;
    renderRoot?: (props: Record<string, unknown>) => ReactNode;
  };
  onDelete: (row: Row) => void;
}

const icons = {
  edit: <IconPencil size={16} stroke={1.75} />,
  delete: <IconTrash size={16} stroke={1.75} />,
};

/** A button for each, as columns. */
export function editColumns<Row extends { name: string }>(edits: RowEdits<Row>): Column<Row>[] {
  const { isBusy, edit, onDelete } = edits;
  return [
    {
      ...{ key: 'edit', head: 'Edit', isAction: true, text: () => '' },
      cell: (row) => (
        <ActionIcon title="Edit" aria-label={`Edit ${row.name}`} {...edit(row)}>
          {icons.edit}
        </ActionIcon>
      ),
    },
    {
      ...{ key: 'delete', head: 'Delete', isAction: true, text: () => '' },
      cell: (row) => (
        <ActionIcon
          title="Delete"
          aria-label={`Delete ${row.name}`}
          disabled={isBusy}
          onClick={() => onDelete(row)}
        >
          {icons.delete}
        </ActionIcon>
      ),
    },
  ];
}

/** Both in a menu, for narrow screens. */
export function EditMenu<Row extends { name: string }>(props: RowEdits<Row> & { row: Row }) {
  const { row, isBusy, edit, onDelete } = props;
  return (
    <RowMenu of={row.name}>
      <Menu.Item leftSection={icons.edit} {...edit(row)}>
        Edit
      </Menu.Item>
      <Menu.Item leftSection={icons.delete} disabled={isBusy} onClick={() => onDelete(row)}>
        Delete
      </Menu.Item>
    </RowMenu>
  );
}
