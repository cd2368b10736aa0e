import { Button } from '@mantine/core';
import { IconArrowBackUp, IconTargetArrow } from '@tabler/icons-react';
import { riskLevelNames } from '#heat/contract';
import { dayOfHour, riskHours, shiftAdvice, shiftRisk } from '#heat/domain';
import type { HourPlan } from '#heat/domain';
import { countOf, countText } from '#packages/kit';
import { clockOf, dayWords } from '../heat-words.ts';
import { RiskBars } from '../risk-bars.tsx';
import { hoursTexts, noStartAbout } from './hours-texts.ts';
import { changeSide, changeWords, shiftWords } from './shift-words.ts';
import type { BestHours } from './use-best-hours.ts';
import classes from './hours.module.css';

interface Props {
  hours: BestHours;
  /** The shown start, which follows the pointer during a drag. */
  shown: number;
}

/** The risks of the shown shift, the effect of the move, and suggested moves. */
export function ShiftSummary({ hours, shown }: Props) {
  const { plan, advised, job, length, from, start } = hours;
  const advice = shiftAdvice(
    plan.times.slice(shown, shown + length).map((_, nth) => advised[shown + nth]?.advice ?? null),
  );
  const met = shiftRisk(plan, shown, length);
  const base = from ?? (shown === start ? null : start);
  const before = base === null ? null : shiftRisk(plan, base, length);
  const workers = job?.workers ?? 0;
  return (
    <section className={classes['summary']} aria-label="The shift">
      <h2>{shiftWords(plan, shown, length)}</h2>
      <Moves hours={hours} />
      <dl>
        <Figure name={riskLevelNames.high} bars="high" value={hoursText(met.high)} />
        <Figure name={riskLevelNames.extreme} bars="extreme" value={hoursText(met.extreme)} />
        {met.unknown > 0 && (
          <Figure name={hoursTexts.unknown} bars="none" value={hoursText(met.unknown)} />
        )}
        {advice.no_work > 0 && (
          <Figure name={hoursTexts.noWork} value={hoursText(advice.no_work)} isStopped />
        )}
        {advice.unknown > 0 && (
          <Figure name={hoursTexts.unadvised} value={hoursText(advice.unknown)} />
        )}
        <Figure name={hoursTexts.sum} value={countText(met.risk)} />
        {workers > 0 && (
          <Figure
            isWideOnly
            name={`For ${countOf(workers, 'worker')}`}
            value={countOf(riskHours(met) * workers, 'risk-hour')}
          />
        )}
      </dl>
      <p role="status" data-side={before === null ? 'same' : changeSide(before, met)}>
        {base === null && <span className="ws-not-printed">{hoursTexts.how}</span>}
        {before !== null && base !== null && (
          <>
            Against {hourWords(plan, base, shown)}: <b>{changeWords(before, met)}</b>
          </>
        )}
      </p>
    </section>
  );
}

/** Moves to the best start of the day, and back to the original start. */
function Moves({ hours: { plan, best, from, start, move } }: { hours: BestHours }) {
  const day = start === null ? undefined : best[dayOfHour(plan, start)];
  const isBest = day?.start === start;
  const why = day?.start === null ? noStartAbout[day.why] : null;
  return (
    <div className={`${classes['moves'] ?? ''} ws-not-printed`}>
      {why !== null && <span>{why}</span>}
      {from !== null && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} stroke={1.75} />}
          onClick={() => move(from)}
        >
          {`Back to ${clockOf(plan.times[from] ?? '')}`}
        </Button>
      )}
      <Button
        leftSection={<IconTargetArrow size={16} stroke={1.75} />}
        disabled={day?.start == null || isBest}
        onClick={() => day?.start != null && move(day.start)}
      >
        {isBest || day?.start == null
          ? hoursTexts.best
          : `${hoursTexts.best}, ${clockOf(plan.times[day.start] ?? '')}`}
      </Button>
    </div>
  );
}

interface FigureProps {
  name: string;
  value: string;
  bars?: 'high' | 'extreme' | 'none';
  isWideOnly?: boolean;
  isStopped?: boolean;
}

function Figure({ name, value, bars, isWideOnly = false, isStopped = false }: FigureProps) {
  return (
    <div data-wide={isWideOnly} data-stopped={isStopped}>
      <dt>
        {bars !== undefined && <RiskBars level={bars} />}
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

/** '16:00', with its day if it differs from that of the other hour. */
function hourWords(plan: HourPlan, hour: number, other: number): string {
  const time = plan.times[hour] ?? '';
  const day = dayWords(time.slice(0, 10));
  const isSameDay = dayOfHour(plan, other) === dayOfHour(plan, hour);
  return isSameDay ? clockOf(time) : `${day}, ${clockOf(time)}`;
}

function hoursText(count: number): string {
  return `${String(count)} h`;
}
