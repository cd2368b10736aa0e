import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import type { TagAction } from './tag-action.ts';

interface Props {
  name: string;
  isBusy: boolean;
  actions: readonly TagAction[];
}

/** The actions with a tag, in a menu. */
export function TagMenu({ name, isBusy, actions }: Props) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" aria-label={`Actions for ${name}`} disabled={isBusy}>
          <IconDotsVertical size={16} stroke={1.9} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ word, icon: Sign, run }) => (
          <Menu.Item key={word} leftSection={<Sign size={16} stroke={1.75} />} onClick={run}>
            {word}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
