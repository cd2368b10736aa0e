import type { RiskLevel } from '#heat/contract';
import type { DayBest, HourPlan, ShiftRisk } from '#heat/domain';
import { clockOf } from '../heat-words.ts';
import { RiskBars } from '../risk-bars.tsx';
import { hoursTexts, noStartAbout, noStartTexts } from './hours-texts.ts';
import classes from './hours.module.css';

interface Props {
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
export function BestCell({ plan, day, best, isChosen, onMove }: Props) {
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
        <span className={classes['stopped']} title={hoursTexts.noWorkAbout}>
          {no_work} h no work
        </span>
      )}
    </button>
  );
}

/** The worst level of the shift at that start, and its number of hours. */
function worstOf({ high, extreme }: ShiftRisk): [level: RiskLevel, count: number, word: string] {
  if (extreme > 0) return ['extreme', extreme, 'extreme'];
  return high > 0 ? ['high', high, 'high'] : ['low', 0, 'risk-hours'];
}
