import { Button, Group } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { skipReasons } from '#sessions/contract';
import type { SkipReason } from '#sessions/contract';
import { reasonWords, runTexts as texts } from '../session-texts.ts';
import classes from './run.module.css';

interface Props {
  name: string;
  onSkip: (reason: SkipReason) => void;
  onCancel: () => void;
}

/** Asks why a person is skipped: one press skips. */
export function SkipChoice({ name, onSkip, onCancel }: Props) {
  const group = useRef<HTMLDivElement>(null);
  // The pressed button was removed, so the focus moves here.
  useEffect(() => group.current?.focus(), []);
  return (
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      aria-label={texts.whySkip(name)}
      className={classes['skip']}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <p>{texts.whySkip(name)}</p>
      <div className={classes['reasons']}>
        {skipReasons.map((reason) => (
          <Button key={reason} variant="default" size="md" onClick={() => onSkip(reason)}>
            {reasonWords[reason]}
          </Button>
        ))}
      </div>
      <Group justify="end">
        <Button variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </div>
  );
}
