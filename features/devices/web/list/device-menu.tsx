import { Menu } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconKey, IconPencil } from '@tabler/icons-react';
import type { Device } from '#devices/contract';
import { RowMenu } from '#packages/ui';

interface Props {
  device: Device;
  isBusy: boolean;
  onEdit: () => void;
  onTokens: () => void;
  onRetire: (retired: boolean) => void;
}

/** The actions with a device, in a menu. */
export function DeviceMenu({ device, isBusy, onEdit, onTokens, onRetire }: Props) {
  const { serial, retired } = device;
  const Sign = retired ? IconArchiveOff : IconArchive;
  return (
    <RowMenu of={serial} disabled={isBusy}>
      <Menu.Item leftSection={<IconPencil size={16} stroke={1.75} />} onClick={onEdit}>
        Edit
      </Menu.Item>
      <Menu.Item leftSection={<IconKey size={16} stroke={1.75} />} onClick={onTokens}>
        Tokens
      </Menu.Item>
      <Menu.Item leftSection={<Sign size={16} stroke={1.75} />} onClick={() => onRetire(!retired)}>
        {retired ? 'Reactivate' : 'Retire'}
      </Menu.Item>
    </RowMenu>
  );
}
