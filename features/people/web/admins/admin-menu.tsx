import { Menu } from '@mantine/core';
import { useSyncStatus } from '#packages/sync/web';
import { RowMenu, useConfirm } from '#packages/ui';
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
  const confirm = useConfirm();
  const ask = async (level: AdminLevel | 'none') => {
    if (await confirm(permissionTexts.confirmLevel(name)[level])) onGive(level);
  };
  return (
    <RowMenu of={name} disabled={!online}>
      {admin.level === 'admin' ? (
        <Menu.Item onClick={() => void ask('owner')}>Make owner</Menu.Item>
      ) : (
        <Menu.Item onClick={() => void ask('admin')}>Make admin</Menu.Item>
      )}
      <Menu.Item onClick={() => void ask('none')}>Remove admin</Menu.Item>
    </RowMenu>
  );
}
