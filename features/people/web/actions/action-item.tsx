import { Menu, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  icon: ReactNode;
  /** Why it cannot be done, in a sentence; null where it can. */
  reason: string | null;
  isDangerous?: boolean;
  onClick: () => void;
}

/** An entry of a menu; where it cannot be chosen, it stays and says why. */
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
