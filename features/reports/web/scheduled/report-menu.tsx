import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical, IconPencil, IconSend, IconTrash } from '@tabler/icons-react';

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
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" aria-label={`Actions for ${name}`} disabled={isBusy}>
          <IconDotsVertical size={16} stroke={1.9} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconSend size={16} stroke={1.75} />} onClick={onRun}>
          Run now
        </Menu.Item>
        <Menu.Item leftSection={<IconPencil size={16} stroke={1.75} />} onClick={onEdit}>
          Edit
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash size={16} stroke={1.75} />} onClick={onDelete}>
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
