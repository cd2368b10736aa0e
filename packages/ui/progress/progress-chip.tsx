import { Loader } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';
import { countText } from '#packages/kit';
import { onProgress, progressUnderWay } from './progress.ts';
import classes from './progress-chip.module.css';

/** Progress of background work in the frame; empty if there is none. */
export function ProgressChip({ short = false }: { short?: boolean }) {
  const list = useSyncExternalStore(onProgress, progressUnderWay);
  const isBusy = list.length > 0;
  useEffect(() => {
    if (!isBusy) return undefined;
    // The browser asks before it closes a page with unfinished work.
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [isBusy]);
  const [first] = list;
  if (first === undefined) return null;
  const more = list.length - 1;
  return (
    <span className={classes['chip']} role="status" data-progress>
      <Loader size={12} aria-hidden />
      <span className={short ? 'ws-only-heard' : undefined}>{first.label}</span>
      <span className={classes['count']}>
        {countText(first.done)} of {countText(first.total)}
        {more > 0 && `, ${String(more)} more`}
      </span>
    </span>
  );
}
