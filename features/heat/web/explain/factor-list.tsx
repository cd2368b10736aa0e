import { scoreDrivers } from '#jobs/domain';
import { riskFactors } from '#tags/contract';
import type { JobFactors } from '#tags/contract';
import { explainTexts } from './explain-texts.ts';
import classes from './explain.module.css';

/** The factors of a job that add points, the most first; the others in one line. */
export function FactorList({ factors }: { factors: JobFactors }) {
  const drivers = scoreDrivers(factors);
  const others = riskFactors.length - drivers.length;
  return (
    <>
      <ul className={classes['factors']}>
        {drivers.map(({ factor, title, answer, points }) => (
          <li key={factor}>
            <span>{title}</span>
            <span>{answer}</span>
            <Pips points={points} of={factor === '_metabolic_work_rate' ? 6 : 3} />
            <b>{points}</b>
          </li>
        ))}
      </ul>
      {others > 0 && <p className={classes['others']}>{explainTexts.noPoints(others)}</p>}
    </>
  );
}

function Pips({ points, of }: { points: number; of: number }) {
  return (
    <span className={classes['pips']} aria-hidden>
      {Array.from({ length: of }, (_, nth) => (
        <i key={nth} data-filled={nth < points} />
      ))}
    </span>
  );
}
