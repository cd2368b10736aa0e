import { Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { riskLevelNames, riskNotes } from '#heat/contract';
import { isBecauseOfJob, riskLevel } from '#heat/domain';
import type { MomentRisk } from '#heat/domain';
import type { SiteJob, SiteJobs } from '#heat/offline';
import { scoreDrivers } from '#jobs/domain';
import type { MeasurementSystem } from '#organisation/contract';
import { RelativeTime } from '#packages/ui';
import { riskFactors } from '#tags/contract';
import type { JobFactors } from '#tags/contract';
import type { WeatherDay } from '#weather/contract';
import { clothingWords } from '../crew/crew-texts.ts';
import { useHeatSettings } from '../crew/use-heat-settings.ts';
import { levelColour } from '../heat-palette.ts';
import { heatText, windText } from '../heat-words.ts';
import { comparedHour } from './compared-hour.ts';
import type { ComparedHour } from './compared-hour.ts';
import { explainTexts } from './explain-texts.ts';
import { waysDown } from './explained.ts';
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
    <Stack gap={12} fz={12.5} lh="20px" className="ws-figures">
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
    </Stack>
  );
}

interface RiskSumProps {
  found: MomentRisk;
  hazard: number;
  system: MeasurementSystem;
  /** False if the reason of a high risk is shown elsewhere. */
  hasReason: boolean;
}

/** The formula with the numbers of this risk, and whether the job makes it high. */
function RiskSum({ found: { risk, moment }, hazard, system, hasReason }: RiskSumProps) {
  const level = riskLevel(risk);
  const isOfJob = hasReason && isBecauseOfJob({ risk, heat: moment.heatindex_score });
  return (
    <>
      <p className={classes['sum']}>
        <Term
          value={moment.heatindex_score}
          word={explainTexts.heat}
          from={heatText(moment, system)}
        />
        <i>× (</i>
        <Term value={hazard} word={explainTexts.hazard} from={explainTexts.factors} />
        <i>+</i>
        <Term value={moment.wind_score} word={explainTexts.wind} from={windText(moment, system)} />
        <i>) =</i>
        <span
          className={classes['term']}
          style={{ background: levelColour(level, 'tint'), color: levelColour(level, 'ink') }}
        >
          <b>{risk}</b>
          <span>{riskLevelNames[level]}</span>
        </span>
      </p>
      {isOfJob && <p className={classes['reason']}>{riskNotes.becauseOfJob(level)}</p>}
    </>
  );
}

function Term({ value, word, from }: { value: number; word: string; from: string }) {
  return (
    <span className={classes['term']}>
      <b>{value}</b>
      <span>{word}</span>
      <small>{from}</small>
    </span>
  );
}

/** Above so many rows, factors with one point share a line. */
const mostRows = 8;

/** The factors of a job that add points, the most first; the others in one line. */
function FactorList({ factors }: { factors: JobFactors }) {
  const drivers = scoreDrivers(factors);
  const isLong = drivers.length > mostRows;
  const rows = isLong ? drivers.filter(({ points }) => points > 1) : drivers;
  const rest = explainTexts.more([
    [drivers.length - rows.length, 1],
    [riskFactors.length - drivers.length, 0],
  ]);
  return (
    <>
      <ul className={classes['factors']}>
        {rows.map(({ factor, title, answer, points }) => (
          <li key={factor}>
            <span>{title}</span>
            <span>{answer}</span>
            <Pips points={points} of={factor === '_metabolic_work_rate' ? 6 : 3} />
            <b>{points}</b>
          </li>
        ))}
      </ul>
      {rest !== '' && <p className={classes['others']}>{rest}</p>}
    </>
  );
}

function Pips({ points, of }: { points: number; of: number }) {
  return (
    <span className={classes['pips']} aria-hidden>
      {Array.from({ length: of }, (_, nth) => (
        <i key={nth} data-filled={nth < points} />
      ))}
    </span>
  );
}

interface MethodNoteProps {
  site_id: string;
  job_id: string;
  /** Day of the hour; the card opens on the next one if the day is over. */
  date: string;
  /** Of the crew card for the same hour; null if there is none. */
  advice: ComparedHour | null;
}

/** The result of the measurement-based method for the same hour, and why it differs. */
function MethodNote({ site_id, job_id, date, advice }: MethodNoteProps) {
  const sentence = advice?.comparison.sentence ?? null;
  return (
    <section className={classes['method']}>
      {advice !== null && (
        <p className={classes['reason']}>
          {explainTexts.byWbgt(advice.work_minutes)}
          {advice.clothing !== 'work_clothes' &&
            ` ${explainTexts.countedWith(clothingWords[advice.clothing])}`}
        </p>
      )}
      {sentence !== null && <p>{sentence}</p>}
      <p className={classes['screening']}>
        {riskNotes.screening}{' '}
        <Link to="/monitoring" search={{ crew_card: site_id, job: job_id, date }}>
          {riskNotes.openCrewCard}
        </Link>
      </p>
    </section>
  );
}
