import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconDotsVertical,
  IconKey,
  IconPencil,
} from '@tabler/icons-react';
import type { Device } from '#devices/contract';

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
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" aria-label={`Actions for ${serial}`} disabled={isBusy}>
          <IconDotsVertical size={16} stroke={1.9} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} stroke={1.75} />} onClick={onEdit}>
          Edit
        </Menu.Item>
        <Menu.Item leftSection={<IconKey size={16} stroke={1.75} />} onClick={onTokens}>
          Tokens
        </Menu.Item>
        <Menu.Item
          leftSection={<Sign size={16} stroke={1.75} />}
          onClick={() => onRetire(!retired)}
        >
          {retired ? 'Reactivate' : 'Retire'}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
