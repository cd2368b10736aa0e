import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { MomentRisk } from '#heat/domain';
import type { SiteJob, SiteJobs } from '#heat/offline';
import type { MeasurementSystem } from '#organisation/contract';
import { RelativeTime } from '#packages/ui';
import type { WeatherDay } from '#weather/contract';
import { useHeatSettings } from '../crew/use-heat-settings.ts';
import { comparedHour } from './compared-hour.ts';
import { explainTexts } from './explain-texts.ts';
import { waysDown } from './explained.ts';
import { FactorList } from './factor-list.tsx';
import { MethodNote } from './method-note.tsx';
import { RiskSum } from './risk-sum.tsx';
import { WaysList } from './ways-list.tsx';
import classes from './explain.module.css';

interface Props {
  site: SiteJobs;
  site_id: string;
  job: SiteJob;
  found: MomentRisk;
  /** Days whose weather is known, also past ones. */
  days: readonly WeatherDay[];
  /** The hour after which later ones are searched, in the site's time. */
  from: string;
  system: MeasurementSystem;
  /** Link to the planner with milder hours; empty for past hours. */
  move: ReactNode;
}

/** Explains a risk: its inputs, how to reduce it, and its sources. */
export function RiskExplained({ site, site_id, job, found, days, from, system, move }: Props) {
  const { trigger } = useHeatSettings();
  const advice = useMemo(
    () => comparedHour(site, job, found, { days, trigger }),
    [site, job, found, days, trigger],
  );
  return (
    <div className={classes['explained']}>
      <RiskSum
        {...{ found, system }}
        hazard={job.hazard}
        // The comparison gives the same reason, with its consequence.
        hasReason={advice?.comparison.sentence == null}
      />
      <FactorList factors={job.factors} />
      <WaysList
        ways={waysDown(job, found, days, from)}
        date={from.slice(0, 10)}
        isHour={found.moment.time !== null}
        move={move}
      />
      <MethodNote {...{ site_id, advice }} job_id={job.tag_id} date={from.slice(0, 10)} />
      <p className={classes['source']}>
        {explainTexts.source} {explainTexts.forecast(site.source)}
        {site.fetched_time !== null && (
          <>
            , <RelativeTime time={site.fetched_time} />
          </>
        )}
        .{' '}
        <Link to="/settings/jobs/$tag_id" params={{ tag_id: job.tag_id }}>
          {explainTexts.assessment}
        </Link>
      </p>
    </div>
  );
}
