import { Text } from '@mantine/core';
import { memo } from 'react';
import { riskLevelNames } from '#heat/contract';
import type { RiskLevel } from '#heat/contract';
import { riskLevels, rowPlace } from '#heat/domain';
import type { AdvisedHour, DayBest, HourPlan, PlanDay, ShiftRisk } from '#heat/domain';
import { levelColour } from '../heat-palette.ts';
import { clockOf, dayWords } from '../heat-words.ts';
import { RiskBars } from '../risk-bars.tsx';
import { hoursTexts, noStartAbout, noStartTexts } from './hours-texts.ts';
import classes from './hours.module.css';

interface Props {
  plan: HourPlan;
  advised: readonly AdvisedHour[];
  day: PlanDay;
  isToday: boolean;
  /** Hours before this one are over. */
  begun: number;
  best: DayBest | undefined;
  isBestChosen: boolean;
  onMove: (start: number) => void;
}

/** A day: its hours with their risks, and its best start. */
export const HoursRow = memo(function HoursRow(props: Props) {
  const { plan, advised, day, isToday, begun, best, isBestChosen, onMove } = props;
  const [weekday, ...date] = dayWords(day.date).split(' ');
  return (
    <div role="row" className={classes['row']}>
      <div role="rowheader" className={classes['day']} data-today={isToday}>
        <b>{isToday ? hoursTexts.today : weekday}</b> <span>{date.join(' ')}</span>
      </div>
      {clocks.map((clock) => (
        <div key={clock} role="cell" className={classes['place']}>
          {hoursUnder(plan, day, clock).map((hour) => (
            <Hour key={hour} {...{ plan, advised, hour }} isGone={hour < begun} />
          ))}
        </div>
      ))}
      <div role="cell" className={classes['best']}>
        <BestCell {...{ plan, best, onMove, isChosen: isBestChosen, day: dayWords(day.date) }} />
      </div>
    </div>
  );
});

interface HourProps {
  plan: HourPlan;
  advised: readonly AdvisedHour[];
  hour: number;
  isGone: boolean;
}

function Hour({ plan, advised, hour, isGone }: HourProps) {
  const isStopped = advised[hour]?.advice?.work_minutes === 0;
  const level = riskLevels[plan.levels[hour] ?? -1];
  const word = level === undefined ? hoursTexts.unknown : riskLevelNames[level];
  return (
    <span
      className={classes['hour']}
      style={isGone ? { ...hourStyles[level ?? 'none'], ...gone } : hourStyles[level ?? 'none']}
      data-level={level ?? 'none'}
      data-gone={isGone}
      data-stopped={isStopped}
      title={`${plan.times[hour]?.slice(11) ?? ''} ${level === undefined ? '' : String(plan.risks[hour])} ${word}${isStopped ? `. ${hoursTexts.noWorkAbout}` : ''}`}
    >
      <i />
      <b>{level === undefined ? '?' : plan.risks[hour]}</b>
      <span className="ws-only-heard">
        {' '}
        {word}
        {isStopped && `, ${hoursTexts.noWork}`}
      </span>
    </span>
  );
}

const styleOf = (level: RiskLevel, high: string) => ({
  ...{ '--tint': levelColour(level, 'tint'), '--ink': levelColour(level, 'ink') },
  ...{ '--fill': levelColour(level, 'fill'), '--edge': levelColour(level, 'edge') },
  ...{ '--high': high, border: 'none' },
});

/** Colours of an hour, and the height of its level where there is no room for numbers. */
const hourStyles = {
  low: styleOf('low', '26%'),
  high: styleOf('high', '60%'),
  extreme: styleOf('extreme', '100%'),
  none: {
    ...{ '--ink': 'var(--ws-text3)', '--edge': 'transparent', '--fill': 'transparent' },
    border: '1px dashed var(--ws-field)',
  },
};
const gone = {
  ...{ '--tint': 'var(--ws-sunken)', '--ink': 'var(--ws-text3)' },
  ...{ '--fill': 'var(--ws-border2)', '--edge': 'var(--ws-border2)' },
};

const clocks = Array.from({ length: 24 }, (_, clock) => clock);

/** The hours with a local time: one, or two or none at a clock change. */
function hoursUnder(plan: HourPlan, { first, count }: PlanDay, clock: number): number[] {
  const hours = Array.from({ length: count }, (_, nth) => first + nth);
  return hours.filter((hour) => Math.floor(rowPlace(plan, hour).from) === clock);
}

interface BestCellProps {
  plan: HourPlan;
  /** 'Tue 24 Nov' */
  day: string;
  best: DayBest | undefined;
  isChosen: boolean;
  onMove: (start: number) => void;
}

/**
 * The best start of a day with the risks of the shift, and its number of hours without work by the
 * advice. A press moves the shift there.
 */
function BestCell({ plan, day, best, isChosen, onMove }: BestCellProps) {
  if (best === undefined) return null;
  if (best.start === null) {
    return <span title={noStartAbout[best.why]}>{noStartTexts[best.why]}</span>;
  }
  const { start, met, no_work } = best;
  const clock = clockOf(plan.times[start] ?? '');
  const [worst, count, word] = worstOf(met);
  return (
    <button type="button" aria-pressed={isChosen} onClick={() => onMove(start)}>
      <span className="ws-only-heard">{`${hoursTexts.best} on ${day}: `}</span>
      <b>{clock}</b>
      <span className={classes['met']}>
        <RiskBars level={worst} size={11} /> {count}
        <span className={classes['word']}> {word}</span>
      </span>
      {no_work > 0 && (
        <Text span inherit c="var(--ws-danger-ink)" fz={11} fw={550} title={hoursTexts.noWorkAbout}>
          {no_work} h no work
        </Text>
      )}
    </button>
  );
}

/** The worst level of the shift at that start, and its number of hours. */
function worstOf({ high, extreme }: ShiftRisk): [level: RiskLevel, count: number, word: string] {
  if (extreme > 0) return ['extreme', extreme, 'extreme'];
  return high > 0 ? ['high', high, 'high'] : ['low', 0, 'risk-hours'];
}
