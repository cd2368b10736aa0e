import { IconArmchair, IconBottle, IconHammer } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { crewHour } from '#heat/offline';
import type { CrewHour, NoCrewHour } from '#heat/offline';
import { factorTexts } from '#jobs/contract';
import { useCopy } from '#packages/sync/web';
import { Card, EmptyState, ErrorState, TableSkeleton, useDelayPageReady } from '#packages/ui';
import { degreesText, litresText } from '../advice-words.ts';
import type { ShownCrew } from '../crew/crew-card-screen.tsx';
import { useHeatSettings } from '../crew/use-heat-settings.ts';
import { crewHourTexts as texts, noCrewHourTexts } from './crew-hour-texts.ts';
import classes from './crew-hour.module.css';

/** A minute, as the current hour changes. */
const often = 60_000;

interface Props {
  /** The location. */
  tag_id: string;
  /** Rows below the advice: what higher features know about this crew, such as its breaks. */
  children?: (crew: ShownCrew) => ReactNode;
}

/** Work, rest and water of the crew at a location in the current hour, for a phone. */
export function CrewHourCard({ tag_id, children }: Props) {
  const { data, error, refetch } = useCopy(
    crewHour,
    { tag_id },
    { keepPrevious: true, every: often },
  );
  const { unit } = useHeatSettings();
  useDelayPageReady(data === undefined && error === null);
  const found = typeof data === 'object' ? data : null;
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
      subtitle={found ? texts.job(found.job.name, found.others) : undefined}
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
      ) : data === undefined ? (
        <TableSkeleton rows={1} height={72} />
      ) : why !== null || found === null ? (
        <None why={why ?? 'no_site'} />
      ) : (
        <>
          <Advice hour={found} />
          {children?.({ site: tag_id, job: found.job.tag_id, date: found.date })}
        </>
      )}
    </Card>
  );
}

function None({ why }: { why: NoCrewHour }) {
  const [title, text] = noCrewHourTexts[why];
  return <EmptyState title={title} text={text} isSmall />;
}

function Advice({ hour: { advice, water, job } }: { hour: CrewHour }) {
  const { work_minutes, rest_minutes, spells } = advice;
  const [litres = '', unit = texts.litres] = litresText(water.litres).split(' ');
  return (
    <>
      <ul className={classes['parts']}>
        <Part
          icon={IconHammer}
          value={String(work_minutes)}
          unit={texts.minutes}
          name={texts.work}
          detail={spells === null ? '' : spells.rest === 0 ? texts.whole : texts.spells(spells)}
        />
        <Part
          icon={IconArmchair}
          value={String(rest_minutes)}
          unit={texts.minutes}
          name={texts.rest}
          detail={rest_minutes === 0 ? texts.noRest : texts.inShade}
        />
        <Part
          icon={IconBottle}
          value={litres}
          unit={unit}
          name={texts.water(water.hours)}
          detail={texts.people(job.workers)}
        />
      </ul>
      {work_minutes === 0 && <p className={classes['none']}>{texts.noWork}</p>}
    </>
  );
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
