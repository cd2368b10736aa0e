import { Menu } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { RowMenu } from '#packages/ui';

interface Props {
  /** Name of the row for screen readers. */
  about: string;
  onChange: () => void;
  onDrop: () => void;
}

/** The actions with a test that the server does not have yet. */
export function UnsentMenu({ about, onChange, onDrop }: Props) {
  return (
    <RowMenu of={`the test of ${about}`}>
      <Menu.Item leftSection={<IconPencil size={16} />} onClick={onChange}>
        Edit
      </Menu.Item>
      <Menu.Item leftSection={<IconTrash size={16} />} onClick={onDrop}>
        Discard
      </Menu.Item>
    </RowMenu>
  );
}
