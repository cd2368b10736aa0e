import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { runTexts as texts } from '../session-texts.ts';
import type { Last } from './use-run.ts';
import { undoKey } from './run-keys.tsx';
import classes from './run.module.css';

interface Props {
  /** What was done last; null before the first save or skip. */
  last: Last | null;
  onUndo: () => void;
  /** At the end of the first line. */
  end?: ReactNode;
  /** The main action, below. */
  children?: ReactNode;
}

/**
 * The actions of a run-through, with what was done last and its undo; on a phone at the bottom of the
 * screen, above its keyboard.
 */
export function RunBar({ last, onUndo, end, children }: Props) {
  return (
    <div className={classes['bar']}>
      <div className={classes['line']}>
        <span role="status" dir="auto" className={classes['last']}>
          {last?.text}
        </span>
        {last?.canUndo === true && (
          <Button
            variant="subtle"
            leftSection={<IconArrowBackUp size={16} stroke={1.75} />}
            aria-keyshortcuts={undoKey}
            onClick={onUndo}
          >
            {texts.undo}
          </Button>
        )}
        {end}
      </div>
      {children}
    </div>
  );
}
