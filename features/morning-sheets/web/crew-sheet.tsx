import { Link } from '@tanstack/react-router';
import { heatBand } from '#heat/domain';
import { HeatWaveNote } from '#heat-waves/web';
import { clockOf, HeatBandMark, useHeatSettings } from '#heat/web';
import { siteJobs } from '#heat/offline';
import type { SiteJobs } from '#heat/offline';
import { dayWater } from '#morning-sheets/domain';
import { morningCrew, siteSupplies } from '#morning-sheets/offline';
import type { MorningWorker } from '#morning-sheets/offline';
import { dateTimeText, hourText } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import {
  EmptyState,
  ErrorState,
  TableSkeleton,
  useDelayPageReady,
  useNow,
  useZone,
} from '#packages/ui';
import { SimulatedBadge } from '#weather/web';
import { JobPlans } from './job-plans.tsx';
import { morningTexts as texts } from './morning-texts.ts';
import { missingText, shiftWeather } from './shift-weather.ts';
import { SignOff } from './sign-off.tsx';
import { waterText } from './water-text.ts';
import { LimitsList, TestsLine } from './worker-notes.tsx';
import classes from './morning.module.css';

interface Props {
  location_id: string;
  name: string;
  date: string;
}

/** The briefing of one crew: the people on shift at a location on a day. */
export function CrewSheet({ location_id, name, date }: Props) {
  const zone = useZone();
  const crew = useCopy(morningCrew, { location_id, date, zone }, { keepPrevious: true });
  const site = useCopy(siteJobs, { tag_id: location_id }, { keepPrevious: true });
  const supplies = useCopy(siteSupplies, { location_id, date, zone }, { keepPrevious: true });
  const error = crew.error ?? site.error ?? supplies.error;
  const isLoading =
    crew.data === undefined || site.data === undefined || supplies.data === undefined;
  useDelayPageReady(isLoading && error === null);
  if (error !== null) {
    const retry = () => void Promise.all([crew.refetch(), site.refetch(), supplies.refetch()]);
    return <ErrorState onRetry={retry} />;
  }
  if (crew.data === undefined || site.data === undefined || supplies.data === undefined) {
    return <TableSkeleton rows={8} height={40} />;
  }
  if (crew.data === 'no_date') {
    return <EmptyState title={texts.noDate} text={texts.noDateAbout} outline="none" />;
  }
  if (crew.data === 'no_location' || crew.data === 'no_rosters') {
    return <EmptyState title={texts.noLocation} text={texts.noLocationAbout} outline="none" />;
  }
  const { workers } = crew.data;
  const shifts = typeof supplies.data === 'string' ? [] : supplies.data.shifts;
  const water = dayWater(shifts.map((shift) => shift.supplies));
  return (
    <article className={classes['crew']} aria-label={name}>
      <header className={classes['head']}>
        <h2>{name}</h2>
        <span>{texts.onShift(workers.length)}</span>
      </header>
      <Peak site={site.data} workers={workers} date={date} />
      <HeatWaveNote site={location_id} date={date} level={3} />
      <JobPlans {...{ location_id, workers, date, water }} site={site.data} />
      <p>{texts.waterOfDay(waterText(water.litres))}</p>
      <Link
        to="/monitoring/supplies"
        search={{ location: location_id, date } as object}
        className="ws-not-printed"
      >
        {texts.supplies}
      </Link>
      <LimitsList workers={workers} />
      <TestsLine workers={workers} />
      <SignOff workers={workers} site={site.data} />
      <p className={classes['source']}>{texts.source}</p>
    </article>
  );
}

interface PeakProps {
  /** Null if the location has no coordinates. */
  site: SiteJobs | null;
  workers: readonly MorningWorker[];
  date: string;
}

/** The hottest hour of the shifts with its level. */
function Peak({ site, workers, date }: PeakProps) {
  const { unit } = useHeatSettings();
  const [now, zone] = [useNow(), useZone()];
  if (site === null) return <p className={classes['missing']}>{texts.noSite}</p>;
  const { peak, span } = shiftWeather(site, workers, date);
  if (peak === null) return <p className={classes['missing']}>{missingText(span, now)}</p>;
  const shifts = span === null ? '' : `${hourText(span.start, zone)} – ${hourText(span.end, zone)}`;
  return (
    <section className={classes['peak']} data-band={heatBand(peak.heatindex_c, 'C')}>
      <div>
        <h3>{texts.peak}</h3>
        <small>{texts.peakOf(shifts)}</small>
      </div>
      <b className="ws-figures">{clockOf(peak.time)}</b>
      <HeatBandMark celsius={peak.heatindex_c} unit={unit} />
      {site.fetched_time !== null && (
        <small className={classes['updated']}>
          {texts.updated(dateTimeText(site.fetched_time, zone))}{' '}
          {site.is_simulated && <SimulatedBadge />}
        </small>
      )}
    </section>
  );
}
