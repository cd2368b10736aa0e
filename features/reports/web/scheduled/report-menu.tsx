import { Menu } from '@mantine/core';
import { IconPencil, IconSend, IconTrash } from '@tabler/icons-react';
import { RowMenu } from '#packages/ui';

interface Props {
  name: string;
  isBusy: boolean;
  onRun: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** The actions with a report, in a menu. */
export function ReportMenu({ name, isBusy, onRun, onEdit, onDelete }: Props) {
  return (
    <RowMenu of={name} disabled={isBusy}>
      <Menu.Item leftSection={<IconSend size={16} stroke={1.75} />} onClick={onRun}>
        Run now
      </Menu.Item>
      <Menu.Item leftSection={<IconPencil size={16} stroke={1.75} />} onClick={onEdit}>
        Edit
      </Menu.Item>
      <Menu.Item leftSection={<IconTrash size={16} stroke={1.75} />} onClick={onDelete}>
        Delete
      </Menu.Item>
    </RowMenu>
  );
}
