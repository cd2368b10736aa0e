import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { useSyncStatus } from '#packages/sync/web';
import type { Admin, AdminLevel } from '#people/contract';
import { personName } from '#people/domain';
import { permissionTexts } from '../permissions/permission-texts.ts';

interface Props {
  admin: Admin;
  onGive: (level: AdminLevel | 'none') => void;
}

/** What an owner can do with another admin. Each action is confirmed with its consequence. */
export function AdminMenu({ admin, onGive }: Props) {
  const name = personName(admin);
  const { online } = useSyncStatus();
  const ask = (level: AdminLevel | 'none') => {
    if (window.confirm(permissionTexts.confirmLevel(name)[level])) onGive(level);
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" aria-label={`Actions for ${name}`} disabled={!online}>
          <IconDotsVertical size={16} stroke={1.9} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {admin.level === 'admin' ? (
          <Menu.Item onClick={() => ask('owner')}>Make owner</Menu.Item>
        ) : (
          <Menu.Item onClick={() => ask('admin')}>Make admin</Menu.Item>
        )}
        <Menu.Item onClick={() => ask('none')}>Remove admin</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
