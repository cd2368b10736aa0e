import type { ReactNode } from 'react';
import { riskLevelNames } from '#heat/contract';
import type { FactorChange } from '#heat/domain';
import { factorTexts } from '#jobs/contract';
import { clockOf, dayWords } from '../heat-words.ts';
import { RiskBars } from '../risk-bars.tsx';
import { explainTexts } from './explain-texts.ts';
import type { WayDown } from './explained.ts';
import classes from './explain.module.css';

interface Props {
  ways: readonly WayDown[];
  /** The day of the risk, 'YYYY-MM-DD': an hour of another one is named with its day. */
  date: string;
  /** Where the work may be moved to milder hours. */
  move: ReactNode;
}

/** A second way is worth its room while it is short. */
const mostOfSecond = 2;

/** What brings the risk down: changes of the work, and hours of waiting. */
export function WaysList({ ways, date, move }: Props) {
  if (ways.length === 0) return null;
  return (
    <div className={classes['ways']}>
      {ways.map(({ goal, ways: [first, second] }) => (
        <section key={goal} className={classes['fix']}>
          <h3>{explainTexts.fix[goal]}</h3>
          {first === undefined ? <p>{explainTexts.noFix}</p> : <Changes way={first} />}
          {second !== undefined && second.length <= mostOfSecond && (
            <>
              <p className={classes['or']}>{explainTexts.or}</p>
              <Changes way={second} />
            </>
          )}
        </section>
      ))}
      <section className={classes['falls']}>
        <h3>{explainTexts.falls}</h3>
        {ways.map(({ goal, hour }) => (
          <p key={goal}>
            <RiskBars level={goal} /> {riskLevelNames[goal]}{' '}
            {hour === null
              ? explainTexts.noHour
              : `from ${hourWords(hour.time, date)} (${String(hour.risk)})`}
          </p>
        ))}
        {move}
      </section>
    </div>
  );
}

function Changes({ way }: { way: readonly FactorChange[] }) {
  return (
    <ul>
      {way.map(({ factor, from, to }) => {
        const { title, choices } = factorTexts[factor];
        const answer = choices.find(([value]) => value === to)?.[1] ?? String(to);
        return (
          <li key={factor}>
            {title}: {answer.toLowerCase()} <span>({`\u2212${String(from - to)}`})</span>
          </li>
        );
      })}
    </ul>
  );
}

function hourWords(time: string, date: string): string {
  return time.startsWith(date) ? clockOf(time) : `${dayWords(time.slice(0, 10))}, ${clockOf(time)}`;
}
