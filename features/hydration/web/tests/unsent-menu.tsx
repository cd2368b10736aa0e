import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical, IconPencil, IconTrash } from '@tabler/icons-react';

interface Props {
  /** Name of the row for screen readers. */
  about: string;
  onChange: () => void;
  onDrop: () => void;
}

/** The actions with a test that the server does not have yet. */
export function UnsentMenu({ about, onChange, onDrop }: Props) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" aria-label={`Actions for the test of ${about}`}>
          <IconDotsVertical size={16} stroke={1.9} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={onChange}>
          Edit
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash size={16} />} onClick={onDrop}>
          Discard
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
