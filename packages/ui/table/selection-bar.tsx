import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './selection-bar.module.css';

interface Props {
  /** How many rows are chosen; with none there is no bar. */
  count: number;
  onClear: () => void;
  /** What can be done with the chosen rows. */
  children: ReactNode;
}

/** Floats over the end of a list while rows are chosen, with what can be done with all of them. */
export function SelectionBar({ count, onClear, children }: Props) {
  if (count === 0) return null;
  return (
    <div className={`${classes['place'] ?? ''} ws-not-printed`}>
      <div className={classes['bar']} role="group" aria-label="Selection">
        <span className={classes['count']} role="status">
          {count} selected
        </span>
        {children}
        <ActionIcon variant="subtle" aria-label="Clear selection" onClick={onClear}>
          <IconX size={16} stroke={1.75} />
        </ActionIcon>
      </div>
    </div>
  );
}
