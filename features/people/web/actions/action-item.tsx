import { Button, Menu, Tooltip } from '@mantine/core';
import { useIsNarrow } from '#packages/ui';
import type { ReactNode } from 'react';

interface Action {
  label: string;
  icon: ReactNode;
  /** Message why the action is not possible; null if it is. */
  reason: string | null;
  isDangerous?: boolean;
  onClick: () => void;
}

/** A menu entry that stays visible but disabled if it cannot be chosen, with the reason. */
export function ActionItem({ label, icon, reason, isDangerous = false, onClick }: Action) {
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

/** A button that stays visible but disabled if the action is not possible, with the reason. */
export function ActionButton({ label, icon, reason, isDangerous = false, onClick }: Action) {
  const isOff = reason !== null;
  return (
    <Tooltip label={reason} disabled={!isOff} openDelay={0}>
      <Button
        variant="default"
        leftSection={icon}
        data-disabled={isOff}
        aria-disabled={isOff}
        {...(isOff && { 'aria-description': reason })}
        {...(isDangerous && { 'data-danger': true })}
        onClick={(event) => {
          event.preventDefault();
          if (!isOff) onClick();
        }}
      >
        {label}
      </Button>
    </Tooltip>
  );
}

interface BulkProps {
  actions: readonly Action[];
  /** Em: in a narrower window they are in a menu. */
  menuBelow?: number;
}

/** Actions with all chosen rows as buttons; on a phone in a menu. */
export function BulkActions({ actions, menuBelow = 75 }: BulkProps) {
  const isNarrow = useIsNarrow(menuBelow);
  if (!isNarrow) return actions.map((action) => <ActionButton key={action.label} {...action} />);
  return (
    <Menu position="top-end">
      <Menu.Target>
        <Button variant="default">Actions</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <ActionItem key={action.label} {...action} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
