import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface Props {
  /** Whose actions: 'Alice Brown'. */
  of: string;
  disabled?: boolean;
  /** Its items. */
  children: ReactNode;
}

/** The menu with the actions of a row. */
export function RowMenu({ of, disabled = false, children }: Props) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" aria-label={`Actions for ${of}`} disabled={disabled}>
          <IconDotsVertical size={16} stroke={1.9} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
