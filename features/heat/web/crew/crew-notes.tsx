import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { rateBand, shiftAdvice } from '#heat/domain';
import type { CardHour } from '#heat/domain';
import { factorTexts } from '#jobs/contract';
import type { SiteJob, SiteJobs } from '#heat/offline';
import { RelativeTime } from '#packages/ui';
import { SimulatedBadge } from '#weather/web';
import {
  comparedHour,
  degreesText,
  litresText,
  rangeText,
  requiredBy,
  restRuleText,
  stopWord,
  textRanges,
  waterRuleText,
} from '../advice-words.ts';
import type { TextRange } from '../advice-words.ts';
import { hoursDefaults } from '../hours/hours-search.ts';
import { crewTexts, restAbout } from './crew-texts.ts';
import type { ShownCard } from './use-crew-card.ts';
import classes from './crew.module.css';

interface Props {
  card: ShownCard;
  site: SiteJobs;
  job: SiteJob;
}

/** Notes beside the table: the shift, differences and limits of the methods, and sources. */
export function CrewNotes({ card, site, job }: Props) {
  const { left, assumed, settings } = card;
  const band = rateBand(job.factors._metabolic_work_rate);
  const rate = factorTexts._metabolic_work_rate;
  const word = rate.choices.find(([value]) => value === job.factors._metabolic_work_rate)?.[1];
  const differences = left.map((hour) => ({
    time: hour.time,
    text: comparedHour(hour, job.hazard).difference,
  }));
  const ranges = left.map(({ time, advice }) => ({
    time,
    text: advice === null ? null : rangeText(advice),
  }));
  const rules = left.map((hour) => ({ time: hour.time, text: ruleText(hour) }));
  return (
    <div className={classes['notes']}>
      <ShiftNote card={card} />
      <Ranges title={crewTexts.rules} ranges={textRanges(rules)} />
      <Ranges title={crewTexts.differences} ranges={textRanges(differences)}>
        <Link to="/monitoring" search={{ matrix_location: card.search.crew_card }}>
          {crewTexts.matrix}
        </Link>
      </Ranges>
      <Ranges title={crewTexts.ranges} ranges={textRanges(ranges)} />
      <p>
        {rate.title}: {word?.toLowerCase()}
        {band !== null && `, ${String(band.least)} to ${String(band.most)} W`}. {crewTexts.cautious}{' '}
        {bestAbout(card)}
      </p>
      <p>{restAbout[assumed.rest]}</p>
      <p>
        {crewTexts.source} Water: the water loss after three hours of work, and at least 0.946 L at
        a heat index of {degreesText(settings.trigger, settings.unit)} or more (
        {settings.hasOwnTrigger ? 'your organisation’s threshold' : 'the default threshold'}); never
        more than 1.42 L an hour.
      </p>
      <p>
        Weather: {site.source}
        {site.fetched_time !== null && (
          <>
            , updated <RelativeTime time={site.fetched_time} />
          </>
        )}
        . {site.is_simulated && <SimulatedBadge />}
      </p>
    </div>
  );
}

function ShiftNote({ card: { hours, search, assumed, job, date } }: { card: ShownCard }) {
  const { start, hours: length } = hoursDefaults;
  const shift = hours.filter(({ time }) => {
    const clock = Number(time.slice(11, 13));
    return clock >= start && clock < start + length;
  });
  const { litres, no_work, needs_electrolytes } = shiftAdvice(shift.map(({ advice }) => advice));
  if (litres === 0) return null;
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  return (
    <Text c="var(--ws-text)" fz={13} lh="18px">
      A shift from {clock(start)} to {clock(start + length)} needs {litresText(litres)} of water for
      each person
      {no_work > 0 && ` and includes ${String(no_work)} h of no work`}.{' '}
      {needs_electrolytes && <b>Give electrolytes too: water alone is not enough. </b>}
      <span className="ws-not-printed">
        <Link
          to="/monitoring"
          search={{ best_hours: search.crew_card, job: job?.tag_id, date, ...assumed }}
        >
          {crewTexts.planner}
        </Link>
      </span>
    </Text>
  );
}

interface RangesProps {
  title: string;
  ranges: readonly TextRange[];
  children?: React.ReactNode;
}

function Ranges({ title, ranges, children }: RangesProps) {
  if (ranges.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>
        {title} {children !== undefined && <span className="ws-not-printed">{children}</span>}
      </h2>
      <ul>
        {ranges.map(({ hours, text }) => (
          <li key={hours}>
            <b>{hours}</b> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What 'up to' means on this card; empty if no hour has it. */
function bestAbout({ hours, assumed }: ShownCard): string {
  const isShown = hours.some(
    ({ advice, best_minutes }) => advice !== null && (best_minutes ?? 0) > advice.work_minutes,
  );
  if (!isShown) return '';
  const who = assumed.used === 'unknown' ? ' and to acclimatised people' : '';
  return `"Up to" minutes apply to the lightest work in the class${who}. Do not use them for the whole crew.`;
}

/** The rules that decide an hour, in words; null where the advice keeps them all. */
function ruleText({ advice, stopped_by = null }: CardHour): string | null {
  if (stopped_by !== null) return `${stopWord}: ${requiredBy(stopped_by)}.`;
  const rest = advice && restRuleText(advice);
  const water = advice && waterRuleText(advice);
  const texts = [
    ...(rest === null ? [] : [crewTexts.ruledRest(rest)]),
    ...(water === null ? [] : [crewTexts.ruledWater(water)]),
  ];
  return texts.length === 0 ? null : texts.join(' ');
}
