import { Badge } from '@mantine/core';
import { hydrationFills } from '#hydration/domain';
import type { ListedTest } from '#hydration/offline';
import { UnsentMark } from '#packages/ui';
import { HydrationBadge } from '../hydration-badge.tsx';
import { missing } from '../tests/columns.tsx';
import { listTexts } from './list-texts.ts';
import classes from './list.module.css';

/** Status of a test: its state or band, and whether it is removed, waiting or to be checked. */
export function TestStatus({ test }: { test: ListedTest }) {
  const { state, band, valid, active, isHigh, unsent } = test;
  return (
    <span className={classes['status']}>
      {!active && <Badge color={hydrationFills.removed}>{listTexts.removedWord}</Badge>}
      {state !== null && <HydrationBadge state={state} />}
      {state === null && !valid && <HydrationBadge state="invalid" />}
      {state === null && valid && (band || missing)}
      {isHigh && (
        // The drawer explains it.
        <Badge variant="default" title={listTexts.highHelp}>
          {listTexts.highWord}
        </Badge>
      )}
      {unsent !== null && <UnsentMark {...unsent} />}
    </span>
  );
}
