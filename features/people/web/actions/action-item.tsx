import { Menu, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  icon: ReactNode;
  /** Message why the action is not possible; null if it is. */
  reason: string | null;
  isDangerous?: boolean;
  onClick: () => void;
}

/** A menu entry that stays visible but disabled if it cannot be chosen, with the reason. */
export function ActionItem({ label, icon, reason, isDangerous = false, onClick }: Props) {
  const isOff = reason !== null;
  return (
    <Tooltip label={reason} disabled={!isOff} position="left" openDelay={0}>
      <Menu.Item
        leftSection={icon}
        aria-disabled={isOff}
        closeMenuOnClick={!isOff}
        {...(isOff && { 'data-off': true, 'aria-description': reason })}
        {...(isDangerous && { 'data-danger': true })}
        onClick={() => !isOff && onClick()}
      >
        {label}
      </Menu.Item>
    </Tooltip>
  );
}
