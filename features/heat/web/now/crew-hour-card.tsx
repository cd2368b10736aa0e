import { IconArmchair, IconBottle, IconHammer, IconHandStop } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ruledHours } from '#heat/domain';
import type { HourAdvice } from '#heat/domain';
import { crewHour } from '#heat/offline';
import type { CrewHour, NoCrewHour } from '#heat/offline';
import { factorTexts } from '#jobs/contract';
import { useCopy } from '#packages/sync/web';
import { Card, EmptyState, ErrorState, TableSkeleton, useDelayPageReady } from '#packages/ui';
import {
  degreesText,
  litresText,
  requiredBy,
  restRuleText,
  stopWord,
  waterRuleText,
} from '../advice-words.ts';
import type { ShownCrew } from '../crew/crew-card-screen.tsx';
import { crewTexts } from '../crew/crew-texts.ts';
import type { UseDayRules } from '../crew/use-crew-card.ts';
import { useHeatSettings } from '../crew/use-heat-settings.ts';
import { crewHourTexts as texts, noCrewHourTexts } from './crew-hour-texts.ts';
import classes from './crew-hour.module.css';

/** A minute, as the current hour changes. */
const often = 60_000;

interface Props {
  /** The location. */
  tag_id: string;
  /** Its name, where the screen does not say it. */
  place?: string | undefined;
  /** Rows below the advice: what higher features know about this crew, such as its breaks. */
  children?: (crew: ShownCrew) => ReactNode;
  useRules: UseDayRules;
}

/** Work, rest and water of the crew at a location in the current hour, for a phone. */
export function CrewHourCard({ tag_id, place, children, useRules }: Props) {
  const { data, error, refetch } = useCopy(
    crewHour,
    { tag_id },
    { keepPrevious: true, every: often },
  );
  const { unit } = useHeatSettings();
  useDelayPageReady(data === undefined && error === null);
  const found = typeof data === 'object' ? data : null;
  const rulesOf = useRules(tag_id, found?.date ?? '');
  const why = typeof data === 'string' ? data : null;
  return (
    <Card
      title={texts.title}
      aside={
        found && (
          <span className={classes['about']}>
            {texts.about(degreesText(found.advice.wbgt, unit), rateWord(found))}
          </span>
        )
      }
      subtitle={found ? texts.job(found.job.name, found.others, place) : undefined}
      footer={
        found ? (
          <Link
            to="/monitoring"
            search={{ crew_card: tag_id, job: found.job.tag_id }}
            className="ws-card-link"
          >
            {texts.allHours}
          </Link>
        ) : undefined
      }
    >
      {error !== null ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : data === undefined || (found !== null && rulesOf === undefined) ? (
        <TableSkeleton rows={1} height={72} />
      ) : why !== null || found === null ? (
        <None why={why ?? 'no_site'} />
      ) : (
        <>
          <Advice hour={found} rulesOf={rulesOf ?? null} />
          {children?.({ site: tag_id, job: found.job.tag_id, date: found.date, isToday: true })}
        </>
      )}
    </Card>
  );
}

function None({ why }: { why: NoCrewHour }) {
  const [title, text] = noCrewHourTexts[why];
  return <EmptyState title={title} text={text} isSmall />;
}

interface AdviceProps {
  hour: CrewHour;
  rulesOf: (ReturnType<UseDayRules> & object) | null;
}

function Advice({ hour, rulesOf }: AdviceProps) {
  const { job } = hour;
  const { _sun_exposure: sun_exposure } = job.factors;
  const advised = ruledHours(hour.hours, hour.plan, { sun_exposure, rulesOf }).flatMap(
    ({ advice }) => advice ?? [],
  );
  const [current = hour.advice] = advised;
  const { work_minutes, rest_minutes, spells, rules } = current;
  const restRule = restRuleText(current);
  const total = advised.reduce((sum, { litres_of_crew }) => sum + litres_of_crew, 0);
  const [litres = '', unit = texts.litres] = litresText(total).split(' ');
  const water = advised.map(waterRuleText).find((text) => text !== null);
  return (
    <>
      <ul className={classes['parts']}>
        {rules?.stop == null ? (
          <>
            <Part
              icon={IconHammer}
              value={String(work_minutes)}
              unit={texts.minutes}
              name={texts.work}
              detail={periodsText(spells)}
            />
            <Part
              icon={IconArmchair}
              value={String(rest_minutes)}
              unit={texts.minutes}
              name={texts.rest}
              detail={rest_minutes === 0 ? texts.noRest : texts.inShade}
            />
          </>
        ) : (
          <li className={classes['stop']}>
            <IconHandStop size={18} stroke={1.75} aria-hidden />
            <span>
              <b>{stopWord}</b>
            </span>{' '}
            <small>{requiredBy(rules.stop)}</small>
          </li>
        )}
        <Part
          icon={IconBottle}
          value={litres}
          unit={unit}
          name={texts.water(advised.length)}
          detail={texts.people(job.workers)}
        />
      </ul>
      {restRule !== null && <p className={classes['asks']}>{crewTexts.ruledRest(restRule)}</p>}
      {water !== undefined && <p className={classes['asks']}>{crewTexts.ruledWater(water)}</p>}
      {work_minutes === 0 && rules?.stop == null && (
        <p className={classes['none']}>{texts.noWork}</p>
      )}
    </>
  );
}

function periodsText(spells: HourAdvice['spells']): string {
  if (spells === null) return '';
  return spells.rest === 0 ? texts.whole : texts.spells(spells);
}

interface PartProps {
  icon: Icon;
  value: string;
  unit: string;
  name: string;
  detail: string;
}

function Part({ icon: Sign, value, unit, name, detail }: PartProps) {
  return (
    <li>
      <Sign size={18} stroke={1.75} aria-hidden />
      <span>
        <b>{value}</b> <span className={classes['unit']}>{unit}</span>{' '}
      </span>
      <span className={classes['name']}>{name}</span> <small>{detail}</small>
    </li>
  );
}

function rateWord({ job }: CrewHour): string {
  const rate = factorTexts._metabolic_work_rate;
  const word = rate.choices.find(([value]) => value === job.factors._metabolic_work_rate)?.[1];
  return (word ?? '').toLowerCase();
}
