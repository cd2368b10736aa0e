import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { assumedOf, crewOf } from '#heat/domain';
import type { Acclimatisation, Assumed } from '#heat/domain';
import { siteJobs } from '#heat/offline';
import type { SiteJob, SiteJobs } from '#heat/offline';
import { crewSearch } from '#heat/web';
import { listText } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import { useNow, useOnPaper } from '#packages/ui';
import { dayDuties, heatOfHour } from '#rule-packs/domain';
import type { DutySpan, ForecastWork, SitePacks } from '#rule-packs/domain';
import { siteRules } from '#rule-packs/offline';
import { kindWords, packTexts as texts, statusWords } from './pack-texts.ts';
import { spanAmountText, spansText, unknownText } from './pack-words.ts';
import { useUnit } from './use-unit.ts';
import classes from './crew-duties.module.css';

interface Props {
  /** The location and the job. */
  site: string;
  job: string;
  /** A day of the site's time: '2026-11-23'. */
  date: string;
  /** The day is a heat wave; null if it is not known. */
  heatWave: boolean | null;
  /** Only the current hour. */
  isNow?: boolean;
  /** Only the hours of a shift, in milliseconds since 1970, also those that are over. */
  span?: Span | null;
  /** Beside the duties of other jobs: the heading is one of this level and the job is in the label. */
  level?: 4;
  /** Instead of the choice in the URL. */
  used?: Acclimatisation | undefined;
  /** Only the stop of the work, or only what follows it; both by default. */
  part?: 'stop' | 'duties';
}

interface Span {
  start: number;
  end: number;
}

/** The duties that the rule packs of a location ask for; nothing where none are chosen. */
export function CrewDuties({ site: location_id, job, date, heatWave, ...choices }: Props) {
  const { isNow = false, span = null, level, part } = choices;
  const { data: rules } = useCopy(siteRules, { location_id });
  const { data: site } = useCopy(siteJobs, { tag_id: location_id }, { enabled: rules != null });
  const search = crewSearch(useSearch({ strict: false }));
  const now = useNow();
  const found = site?.jobs.find(({ tag_id }) => tag_id === job);
  const { clothing, used, rest } = assumedOf(
    found,
    isNow ? {} : { ...search, used: choices.used ?? search.used },
  );
  const [start, end] = [span?.start ?? null, span?.end ?? null];
  const hour = Math.floor(now / 900_000) * 900_000;
  const spans = useMemo(() => {
    if (rules == null || site == null || found === undefined) return null;
    const hours = hoursOf(site, {
      ...{ date, now: hour, isNow },
      span: start === null || end === null ? null : { start, end },
    });
    // Without weather it is not known what the rules ask for.
    if (hours.length === 0) return null;
    const assumed = { clothing, used, rest };
    return dayDuties(rules, worksOf({ rules, site, job: found, assumed, heatWave }, hours));
  }, [rules, site, found, date, hour, isNow, start, end, clothing, used, rest, heatWave]);
  const isOnPaper = useOnPaper();
  if (spans === null) return null;
  if (part === 'stop') {
    return (
      <div className={classes['duties']}>
        <StopNote spans={spans} isNow={isNow} />
      </div>
    );
  }
  const Title = level === undefined ? 'h2' : 'h4';
  const others = spans.filter((span) => !isOfTheHour(span));
  return (
    <section
      aria-label={
        level === undefined
          ? texts.crewTitle
          : texts.crewTitleOf(found?.name ?? '', site?.name ?? '')
      }
      className={classes['duties']}
    >
      {part === undefined && <StopNote spans={spans} isNow={isNow} />}
      <Title>{texts.crewTitle}</Title>
      {spans.length === 0 ? (
        <p>{texts.crewNone}</p>
      ) : (
        <>
          <DutyLines spans={spans.filter(isOfTheHour)} isNow={isNow} />
          {others.length > 0 && (
            <details open={isOnPaper}>
              <summary>{texts.more(others.length)}</summary>
              <DutyLines spans={others} isNow={isNow} />
            </details>
          )}
        </>
      )}
      <p className={classes['note']}>{texts.guidance}</p>
    </section>
  );
}

/** Says before everything else when the work stops. */
function StopNote({ spans, isNow }: { spans: readonly DutySpan[]; isNow: boolean }) {
  const stop = spans.find(({ found }) => found.duty.kind === 'stop_work');
  if (stop === undefined) return null;
  return (
    <p className={classes['stop']}>
      <b>{isNow ? texts.stopNow : texts.stopAt(spansText(stop))}</b>
      {texts.stopAbout(stop.found.pack_name)}
    </p>
  );
}

/** Duties that a crew follows hour by hour; the others are for those who organise the work. */
function isOfTheHour({ found: { duty } }: DutySpan): boolean {
  return ['stop_work', 'rest', 'water', 'shade'].includes(duty.kind);
}

/** Duties with one heading for each kind, in their order. */
function DutyLines({ spans, isNow }: { spans: readonly DutySpan[]; isNow: boolean }) {
  const kinds = [...new Set(spans.map(({ found }) => found.duty.kind))];
  return (
    <ul>
      {kinds.map((kind) => (
        <li key={kind} data-kind={kind}>
          <b>{kindWords[kind]}</b>
          <div className={classes['kind']}>
            {spans
              .filter(({ found }) => found.duty.kind === kind)
              .map((span) => (
                <DutyLine
                  key={`${span.found.rule_pack_id} ${span.found.duty.duty_key} ${spansText(span)}`}
                  span={span}
                  isNow={isNow}
                />
              ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

function DutyLine({ span, isNow }: { span: DutySpan; isNow: boolean }) {
  const { found, others } = span;
  const { duty, pack_name, status } = found;
  const unit = useUnit();
  const why = [
    ...(status === 'in_force' ? [] : [statusWords[status]]),
    unknownText(found),
    ...(duty.is_verified ? [] : [texts.notVerified]),
    ...(others.length === 0 ? [] : [texts.also(listText(others))]),
  ].filter((part) => part !== null);
  return (
    <div>
      {duty.people === 'new' && <>{texts.ofNew}: </>}
      {spanAmountText(span, unit)}
      {!isNow && <span className={classes['hours']}> {spansText(span)}</span>}
      {/* Two notices or records differ only in their text. */}
      {!isOfTheHour(span) && <small>{duty.text}</small>}
      <small>
        {pack_name}, {duty.citation}
      </small>
      {why.length > 0 && <small>{why.join('. ')}</small>}
    </div>
  );
}

interface Shown {
  date: string;
  /** Milliseconds since 1970. */
  now: number;
  isNow: boolean;
  span: Span | null;
}

const hourLength = 3_600_000;

/** The hours of a day that are not over, or the current one. */
function hoursOf({ days }: SiteJobs, { date, now, isNow, span }: Shown) {
  if (span !== null) {
    return days.flatMap((day) =>
      day.hour.filter(({ time_epoch }) => {
        const start = time_epoch * 1000;
        return start < span.end && start + hourLength > span.start;
      }),
    );
  }
  return days
    .filter((day) => day.date === date)
    .flatMap((day) => day.hour)
    .filter(({ time_epoch }) => {
      const start = time_epoch * 1000;
      return start + hourLength > now && (!isNow || start <= now);
    });
}

interface Crew {
  rules: SitePacks;
  site: SiteJobs;
  job: SiteJob;
  assumed: Assumed;
  heatWave: boolean | null;
}

function worksOf(
  { rules, site, job, assumed, heatWave }: Crew,
  hours: ReturnType<typeof hoursOf>,
): ForecastWork[] {
  const isAssessed = job.factors._metabolic_work_rate > 0;
  const crew = isAssessed ? crewOf(job, assumed) : null;
  return hours.map((weather) => ({
    ...{ weather, heat: heatOfHour(weather, site, assumed.rest), site: rules, crew },
    ...{ sun_exposure: job.factors._sun_exposure, heat_wave: heatWave },
  }));
}
