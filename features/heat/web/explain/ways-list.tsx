import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { riskLevelNames, riskNotes } from '#heat/contract';
import { fixWords, takesDays } from '#heat/domain';
import type { FactorChange } from '#heat/domain';
import { clockOf, dayWords } from '../heat-words.ts';
import { RiskBars } from '../risk-bars.tsx';
import { explainTexts } from './explain-texts.ts';
import { withoutFix } from './explained.ts';
import type { WayDown } from './explained.ts';
import classes from './explain.module.css';

interface Props {
  ways: readonly WayDown[];
  /** The day of the risk, 'YYYY-MM-DD': hours of other days are shown with their day. */
  date: string;
  /** False if the risk is the mean of some hours. */
  isHour: boolean;
  /** Link to the planner with milder hours. */
  move: ReactNode;
}

/** A second way is only shown if it has few changes. */
const mostOfSecond = 2;

/** How to reduce the risk: changes of the work, or waiting. */
export function WaysList({ ways, date, isHour, move }: Props) {
  const [nearest, ...further] = ways;
  if (nearest === undefined) return null;
  return (
    <Stack gap={8}>
      <div className={classes['ways']}>
        <section className={classes['fix']}>
          <h3>{explainTexts.fix[nearest.goal]}</h3>
          <Fix way={nearest} {...{ date, isHour }} isBrief />
        </section>
        <section className={classes['falls']}>
          <h3>{explainTexts.falls}</h3>
          {ways.map(({ goal, hour }) => (
            <p key={goal}>
              <RiskBars level={goal} />{' '}
              <span>
                {riskLevelNames[goal]}{' '}
                {hour === null
                  ? explainTexts.noHour
                  : `from ${hourWords(hour.time, date)} (${String(hour.risk)})`}
              </span>
            </p>
          ))}
          {move}
        </section>
      </div>
      {/* Longer lists, which few can act on in this hour. */}
      {further.map((way) => (
        <details key={way.goal} className={classes['further']}>
          <summary>{explainTexts.fix[way.goal]}</summary>
          <Fix way={way} {...{ date, isHour }} isBrief={false} />
        </details>
      ))}
    </Stack>
  );
}

interface FixProps extends Pick<Props, 'date' | 'isHour'> {
  way: WayDown;
  /** Beside another list there is little room. */
  isBrief: boolean;
}

function Fix({ way, date, isHour, isBrief }: FixProps) {
  const {
    goal,
    hour,
    ways: [first, second],
  } = way;
  const late = lateWords(first);
  return (
    <>
      {late !== null && (
        <p>{[late, ...withoutFix(goal, hour && hourWords(hour.time, date), isHour)].join(' ')}</p>
      )}
      {first !== undefined && <Changes way={first} {...{ isBrief }} />}
      {second !== undefined && second.length <= mostOfSecond && (
        <>
          <p className={classes['or']}>{explainTexts.or}</p>
          <Changes way={second} {...{ isBrief }} />
        </>
      )}
    </>
  );
}

/** The changes of a way: briefly what to do, or also from what to what. */
function Changes({ way, isBrief }: { way: readonly FactorChange[]; isBrief: boolean }) {
  return (
    <ul>
      {way.map((change) => (
        <li key={change.factor}>
          {fixWords(change).action}{' '}
          <span>
            ({!isBrief && `${fixWords(change).change}, `}
            {`\u2212${String(change.from - change.to)}`})
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Says that nothing reaches a goal in this hour; null if a way does. */
function lateWords(way: readonly FactorChange[] | undefined): string | null {
  if (way === undefined) return riskNotes.noChange;
  return takesDays(way) ? riskNotes.takesDays : null;
}

function hourWords(time: string, date: string): string {
  return time.startsWith(date) ? clockOf(time) : `${dayWords(time.slice(0, 10))}, ${clockOf(time)}`;
}
