import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useDayRules, useHeatWave } from '#heat-waves/web';
import { adviceOfHours, assumedOf, crewPlanOf, momentOf, riskIn, ruledHours } from '#heat/domain';
import type { HourRulesOf } from '#heat/domain';
import type { SiteJob, SiteJobs } from '#heat/offline';
import {
  clockOf,
  restRuleText,
  RiskBadge,
  shortSpells,
  useHeatSettings,
  workText,
} from '#heat/web';
import { scoreDrivers } from '#jobs/domain';
import { hoursWithin, shiftPlan, spanOf } from '#morning-sheets/domain';
import type { DayWater, JobWater, ShiftPlan } from '#morning-sheets/domain';
import type { MorningWorker } from '#morning-sheets/offline';
import { countOf, listText } from '#packages/kit';
import { CrewDutiesNote } from '#rule-packs/web';
import { useDelayPageReady, useNow } from '#packages/ui';
import { morningTexts as texts } from './morning-texts.ts';
import { missingText, shiftWeather } from './shift-weather.ts';
import { waterText } from './water-text.ts';
import classes from './morning.module.css';

/** Factors of a job that are shown. */
const mostDrivers = 3;

interface Props {
  location_id: string;
  /** Null if the location has no coordinates. */
  site: SiteJobs | null;
  workers: readonly MorningWorker[];
  date: string;
  water: DayWater;
}

/** For each job with people on shift: work and rest, water, and the factors that drive its risk. */
export function JobPlans({ location_id, site, workers, date, water }: Props) {
  if (site === null) return null;
  const jobs = site.jobs
    .map((job) => ({ job, own: workers.filter(({ job_ids }) => job_ids.includes(job.tag_id)) }))
    .filter(({ own }) => own.length > 0);
  const withoutJob = workers.filter(({ job_ids }) => job_ids.length === 0);
  return (
    <section>
      <h3>{texts.jobs}</h3>
      <ul className={classes['jobs']}>
        {jobs.map(({ job, own }) => (
          <JobPlan key={job.tag_id} {...{ location_id, site, job, date, water }} workers={own} />
        ))}
      </ul>
      {withoutJob.length > 0 && (
        <p className={classes['missing']}>
          {texts.noJob}: {listText(withoutJob.map(({ name }) => name))}.{' '}
          {texts.noJobWater(waterText(waterOf(water, null)?.litres ?? 0))}
        </p>
      )}
    </section>
  );
}

interface JobProps extends Props {
  site: SiteJobs;
  job: SiteJob;
}

function JobPlan({ location_id, site, job, workers, date, water }: JobProps) {
  const now = useNow();
  const { trigger } = useHeatSettings();
  const rulesOf = useDayRules(location_id, date);
  const heatWave = useHeatWave(location_id, date);
  const isLimited = workers.some(({ state }) => state !== 'acclimatised');
  const plan = useMemo(
    () => planOf(site, job, { workers, isLimited, trigger, rulesOf: rulesOf ?? null }),
    [site, job, workers, isLimited, trigger, rulesOf],
  );
  useDelayPageReady(rulesOf === undefined);
  const { peak, span } = shiftWeather(site, workers, date);
  const risk = job.hazard < 0 || peak === null ? null : riskIn(job.hazard, momentOf(peak)).risk;
  const drivers = scoreDrivers(job.factors).slice(0, mostDrivers);
  return (
    <li className={classes['job']}>
      <div className={classes['jobHead']}>
        <b>{job.name}</b>
        <span>{countOf(workers.length, 'person', 'people')}</span>
        {job.hazard >= 0 && peak !== null && <RiskBadge risk={risk} />}
      </div>
      {job.hazard < 0 ? (
        <div className={classes['jobFacts']}>
          <p className={classes['missing']}>{texts.notAssessed}</p>
          <WaterFacts water={waterOf(water, job.tag_id)} people={workers.length} />
        </div>
      ) : (
        <div className={classes['jobFacts']}>
          <PlanFacts {...{ plan, isLimited }} missing={missingText(span, now)} />
          <WaterFacts
            water={waterOf(water, job.tag_id)}
            people={workers.length}
            needsElectrolytes={plan.needsElectrolytes}
          />
          <div>
            <h4>{texts.drivers}</h4>
            <ol>
              {drivers.map(({ factor, title, answer }) => (
                <li key={factor}>
                  {title}: <span>{answer.toLowerCase()}</span>
                </li>
              ))}
            </ol>
          </div>
        </div>
      )}
      <div className={classes['duties']}>
        <CrewDutiesNote
          site={location_id}
          job={job.tag_id}
          {...{ date, heatWave, span }}
          level={4}
          used={isLimited ? 'unacclimatised' : undefined}
        />
      </div>
      <Link
        to="/monitoring"
        search={{ crew_card: location_id, job: job.tag_id, date } as object}
        className="ws-not-printed"
      >
        {texts.crewCard}
      </Link>
    </li>
  );
}

interface PlanFactsProps {
  plan: ShiftPlan;
  isLimited: boolean;
  /** What to say without weather. */
  missing: string;
}

function PlanFacts({ plan, isLimited, missing }: PlanFactsProps) {
  const { strictest, noWork, unknown } = plan;
  if (strictest === null) return <p className={classes['missing']}>{missing}</p>;
  const { advice, time } = strictest;
  const stop = advice.rules?.stop ?? null;
  const rule = stop === null ? restRuleText(advice) : texts.asks(stop);
  return (
    <div>
      <h4>{texts.strictest}</h4>
      <p className={classes['figure']}>{workText(advice)}</p>
      <small>
        {[
          texts.atHour(clockOf(time)),
          ...(advice.work_minutes > 0 ? [shortSpells(advice)] : []),
          ...(rule === null ? [] : [rule]),
          ...(noWork > 0 ? [texts.noWork(noWork)] : []),
          ...(unknown > 0 ? [texts.unknownHours(unknown)] : []),
        ].join(' · ')}
      </small>
      {isLimited && <small>{texts.cautious}</small>}
    </div>
  );
}

interface WaterFactsProps {
  /** Undefined if the water of everybody is with another job of theirs. */
  water: JobWater | undefined;
  /** Who does the job. */
  people: number;
  needsElectrolytes?: boolean;
}

/** The same water as in the list to pick. */
function WaterFacts({ water, people, needsElectrolytes = false }: WaterFactsProps) {
  const elsewhere = people - (water?.people ?? 0);
  const isEqual = water !== undefined && water.most * water.people - water.litres < 0.05;
  return (
    <div>
      <h4>{texts.water}</h4>
      {water !== undefined && (
        <>
          <p className={classes['figure']}>
            {waterText(water.most)} <span>{isEqual ? texts.each : texts.atMost}</span>
          </p>
          <small>{texts.crew(waterText(water.litres))}</small>
          {water.asked_by !== null && <small>{texts.asks(water.asked_by)}</small>}
        </>
      )}
      {elsewhere > 0 && <small>{texts.elsewhere(elsewhere)}</small>}
      {needsElectrolytes && <small className={classes['salt']}>{texts.electrolytes}</small>}
    </div>
  );
}

function waterOf({ jobs }: DayWater, job: string | null): JobWater | undefined {
  return jobs.find(({ job_id }) => job_id === job);
}

interface Known {
  workers: readonly MorningWorker[];
  /** Somebody is not acclimatised, so the stricter limit applies to all. */
  isLimited: boolean;
  trigger: number;
  /** Null for a location without rules. */
  rulesOf: HourRulesOf | null;
}

/** The plan of a job's shift, by the same functions as its crew card. */
function planOf(site: SiteJobs, job: SiteJob, { workers, isLimited, trigger, rulesOf }: Known) {
  const assumed = assumedOf(job, isLimited ? { used: 'unacclimatised' } : {});
  const spans = workers.flatMap(({ plan }) => spanOf([plan]) ?? []);
  const all = spanOf(workers.map(({ plan }) => plan));
  const plan = crewPlanOf(site, job, assumed, trigger);
  const hours = all === null ? [] : hoursWithin(adviceOfHours(site.days, plan), all);
  const { _sun_exposure: sun_exposure } = job.factors;
  return shiftPlan(ruledHours(hours, plan, { sun_exposure, rulesOf }), spans);
}
