import { Link } from '@tanstack/react-router';
import type { DashboardFilter } from '#dashboard/domain';
import type { CrewOnShift, NextShift } from '#monitoring/domain';
import { hourText } from '#packages/kit';
import { Card, EmptyState, ErrorState, TableSkeleton, useNow, useZone } from '#packages/ui';
import { overviewTexts as texts, startText } from './overview-texts.ts';
import { useCrewNow } from './use-crew-now.ts';
import { useShowThese } from './use-show-these.ts';
import classes from './on-shift-card.module.css';

interface Props {
  filter: DashboardFilter;
  /** On a phone, without an outline of future rows. */
  isCompact?: boolean;
}

/** The crews on shift, with who is dehydrated or not tested; nothing without rosters. */
export function OnShiftCard({ filter, isCompact = false }: Props) {
  const { data, error, refetch } = useCrewNow(filter);
  if (data?.crews === null) return null;
  return (
    <Card
      title={texts.onShift}
      help={texts.crewHelp}
      footer={
        <Link to="/people/roster" className="ws-card-link">
          {texts.schedule}
        </Link>
      }
    >
      {error !== null ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <TableSkeleton rows={3} height={48} />
      ) : data.crews.length === 0 ? (
        <Nobody next={data.next} isSmall={isCompact} />
      ) : (
        <ul className={classes['crews']}>
          {data.crews.map((crew) => (
            <Crew key={crew.roster_id} crew={crew} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Nobody({ next, isSmall }: { next: NextShift | null; isSmall: boolean }) {
  const [now, zone] = [useNow(), useZone()];
  const text =
    next === null
      ? texts.nobodyAbout
      : texts.nextShift(startText(next.start, now, zone), next.people);
  return <EmptyState title={texts.nobody} {...{ text, isSmall }} />;
}

function Crew({ crew: { description, start, end, user_ids, dehydrated, untested } }: CrewProps) {
  const [now, zone, showThese] = [useNow(), useZone(), useShowThese()];
  const clock = hourText(now, zone);
  const count = (people: readonly string[], text: string, who: string, look?: 'danger') =>
    people.length > 0 && (
      <button
        type="button"
        className={classes['count']}
        data-look={look}
        title={texts.showPeople}
        onClick={() => showThese(people, who)}
      >
        {text}
      </button>
    );
  const [dry, unknown] = [dehydrated.length, untested.length];
  return (
    <li>
      <span className={classes['crew']}>
        <b>
          {hourText(start, zone)} – {hourText(end, zone)}
        </b>
        <small>{description}</small>
      </span>
      <span className={classes['counts']}>
        {count(user_ids, texts.crewCount(user_ids.length), texts.people.onShift(clock))}
        {count(dehydrated, texts.dehydrated(dry), texts.people.dehydrated(clock), 'danger')}
        {count(untested, texts.untested(unknown), texts.people.untested(clock))}
        {unknown === 0 && <small>{texts.allTested}</small>}
      </span>
    </li>
  );
}

interface CrewProps {
  crew: CrewOnShift;
}
