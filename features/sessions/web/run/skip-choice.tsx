import { Button, Kbd } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { skipReasons } from '#sessions/contract';
import type { SkipReason } from '#sessions/contract';
import { reasonWords, runTexts as texts } from '../session-texts.ts';
import classes from './run.module.css';

interface Props {
  name: string;
  /** The keys of the reasons are shown. */
  hasKeys: boolean;
  onSkip: (reason: SkipReason) => void;
  onCancel: () => void;
}

/** Asks why a person is skipped: one press skips, or the key of the reason's number. */
export function SkipChoice({ name, hasKeys, onSkip, onCancel }: Props) {
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
        const reason = /^[1-9]$/.test(event.key) && skipReasons[Number(event.key) - 1];
        if (reason) onSkip(reason);
      }}
    >
      <p>{texts.whySkip(name)}</p>
      <div className={classes['reasons']}>
        {skipReasons.map((reason, nth) => (
          <Button
            key={reason}
            variant="default"
            size="md"
            {...(hasKeys && {
              leftSection: (
                <Kbd size="xs" aria-hidden>
                  {nth + 1}
                </Kbd>
              ),
            })}
            onClick={() => onSkip(reason)}
          >
            {reasonWords[reason]}
          </Button>
        ))}
      </div>
    </div>
  );
}
