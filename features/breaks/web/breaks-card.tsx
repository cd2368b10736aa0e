import { Link } from '@tanstack/react-router';
import { Card, EmptyState, ErrorState, TableSkeleton } from '#packages/ui';
import { SetUpLink } from '#people/web';
import { breakTexts as texts } from './break-texts.ts';
import { SiteRow } from './site-row.tsx';
import { useBreakActions } from './use-break-actions.ts';
import { useSiteBreaks } from './use-site-breaks.ts';
import classes from './breaks-card.module.css';

/** The most locations of the card. */
const most = 4;

/** The locations with late, running and next breaks, as a card of the overview. */
export function BreaksCard() {
  const actions = useBreakActions();
  const { sites, error, retry } = useSiteBreaks(null, actions.changes);
  if (sites === null) return null;
  const shown = sites?.filter(({ state }) => state.on_shift.length > 0);
  return (
    <Card
      title={texts.card}
      help={texts.cardHelp}
      footer={
        <Link to="/monitoring/breaks" className="ws-card-link">
          {texts.all}
        </Link>
      }
    >
      {error !== null ? (
        <ErrorState onRetry={() => void retry()} />
      ) : shown === undefined ? (
        <TableSkeleton rows={2} height={56} />
      ) : shown.length === 0 ? (
        <EmptyState
          title={texts.nobody}
          text={texts.noSitesAbout}
          action={<SetUpLink step="crew" />}
        />
      ) : (
        <ul className={classes['sites']}>
          {shown.slice(0, most).map((current) => (
            <li key={current.site.location_id}>
              <SiteRow {...{ current, actions }} isNamed isMain={false} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
