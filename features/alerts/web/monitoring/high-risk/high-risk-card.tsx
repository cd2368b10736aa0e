import { Link } from '@tanstack/react-router';
import { highRiskList } from '#alerts/offline';
import type { HighRiskRow } from '#alerts/offline';
import { isSwitchedOn } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { useCopy } from '#packages/sync/web';
import { Card, EmptyState, ErrorState, RelativeTime, TableSkeleton, useNow } from '#packages/ui';
import { PersonLink } from '#people/web';
import { LevelChip } from '../chips.tsx';
import { dueText } from '../alert-words.ts';
import { measuredAt } from './high-risk-rows.ts';
import classes from './high-risk-card.module.css';

const texts = {
  title: 'Newest high-risk measurements',
  all: 'All high-risk measurements',
  none: 'No high-risk measurements',
  noneAbout:
    'A test that reaches the level of an alert rule is shown here until a re-test clears it.',
  cleared: 'Cleared by a re-test',
  still: 'Re-test still high,',
} as const;

/** The most rows of the card. */
const most = 5;

/** The newest high-risk measurements, open ones first; nothing without alerts. */
export function HighRiskCard() {
  const { data: organisation } = useCopy(organisationOwn, {});
  const { data, error, refetch } = useCopy(highRiskList, {});
  if (organisation && !isSwitchedOn(organisation.metadata, 'alert')) return null;
  const shown = data === undefined ? undefined : newest(data);
  return (
    <Card
      title={texts.title}
      footer={
        <Link to="/monitoring/high-risk-measurements" className="ws-card-link">
          {texts.all}
        </Link>
      }
    >
      {error !== null ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : shown === undefined ? (
        <TableSkeleton rows={3} height={48} />
      ) : shown.length === 0 ? (
        <EmptyState title={texts.none} text={texts.noneAbout} />
      ) : (
        <ul className={classes['rows']}>
          {shown.map((row) => (
            <Row key={row.high_risk_id} row={row} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({ row }: { row: HighRiskRow }) {
  const now = useNow();
  const { user_id, name, level, retest, cleared } = row;
  return (
    <li>
      <span className={classes['person']}>
        <PersonLink user_id={user_id} className="ws-card-link">
          <span dir="auto">{name}</span>
        </PersonLink>
        <small>
          <RelativeTime time={measuredAt(row)} />
        </small>
      </span>
      <span className={classes['state']}>
        <LevelChip level={level} />
        <small>
          {cleared !== null ? (
            texts.cleared
          ) : retest !== null ? (
            <>
              {texts.still} <RelativeTime time={retest.time} />
            </>
          ) : (
            dueText(row, now)
          )}
        </small>
      </span>
    </li>
  );
}

/** Open ones first, then the newest. */
function newest(rows: readonly HighRiskRow[]): HighRiskRow[] {
  return rows
    .toSorted(
      (a, b) =>
        Number(a.cleared !== null) - Number(b.cleared !== null) || measuredAt(b) - measuredAt(a),
    )
    .slice(0, most);
}
