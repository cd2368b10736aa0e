import { HydrationBadge, hydrationStateOf } from '#hydration/web';
import { UnsentMark } from '#packages/ui';
import type { LatestState } from '#people/domain';
import classes from './latest-state-badge.module.css';

interface Props {
  latestState: LatestState;
  /** As in the head of a page, with the value. */
  large?: boolean;
}

/** The badge of a person's hydration, and whether its test is not sent yet. */
export function LatestStateBadge({ latestState, large = false }: Props) {
  return (
    <span className={classes['finding']}>
      <HydrationBadge
        state={hydrationStateOf(latestState)}
        large={large}
        value={large ? latestState.value : null}
      />
      {latestState.unsent !== null && <UnsentMark state={latestState.unsent} short />}
    </span>
  );
}
