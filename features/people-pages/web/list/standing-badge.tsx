import { HydrationBadge, stateOfStanding } from '#hydration/web';
import { UnsentMark } from '#packages/ui';
import type { Standing } from '#people/domain';
import classes from './standing-badge.module.css';

interface Props {
  standing: Standing;
  /** As in the head of a page, with the value. */
  large?: boolean;
}

/** The badge of a person's hydration, and whether its test is not sent yet. */
export function StandingBadge({ standing, large = false }: Props) {
  return (
    <span className={classes['finding']}>
      <HydrationBadge
        state={stateOfStanding(standing)}
        large={large}
        value={large ? standing.value : null}
      />
      {standing.unsent !== null && <UnsentMark state={standing.unsent} short />}
    </span>
  );
}
