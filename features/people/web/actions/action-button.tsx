import { Button, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  icon: ReactNode;
  /** Message why the action is not possible; null if it is. */
  reason: string | null;
  isDangerous?: boolean;
  onClick: () => void;
}

/** A button that stays visible but disabled if the action is not possible, with the reason. */
export function ActionButton({ label, icon, reason, isDangerous = false, onClick }: Props) {
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
