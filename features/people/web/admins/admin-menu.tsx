import { Menu } from '@mantine/core';
import { useSyncStatus } from '#packages/sync/web';
import { RowMenu } from '#packages/ui';
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
    <RowMenu of={name} disabled={!online}>
      {admin.level === 'admin' ? (
        <Menu.Item onClick={() => ask('owner')}>Make owner</Menu.Item>
      ) : (
        <Menu.Item onClick={() => ask('admin')}>Make admin</Menu.Item>
      )}
      <Menu.Item onClick={() => ask('none')}>Remove admin</Menu.Item>
    </RowMenu>
  );
}
