import { hazardScore, highestScore, nextLower, scoreDrivers } from '#jobs/domain';
import { Card } from '#packages/ui';
import { riskFactors, unsetFactor } from '#tags/contract';
import type { JobFactors } from '#tags/contract';
import { CategoryChip } from '../category-chip.tsx';
import { assessmentTexts, driversSentence } from './assessment-texts.ts';
import classes from './score-card.module.css';

/** Score and category of the current answers. */
export function ScoreCard({ factors }: { factors: JobFactors }) {
  const score = hazardScore(factors);
  const lower = nextLower(score);
  const answered = riskFactors.filter((factor) => factors[factor] !== unsetFactor).length;
  return (
    <Card title={assessmentTexts.score}>
      <div role="status" className={classes['now']}>
        <p className={classes['score']}>
          {score < 0 ? '–' : score}
          <span> of {highestScore}</span>
        </p>
        <CategoryChip score={score} />
        <p className={classes['note']}>
          {score < 0
            ? `${assessmentTexts.answered(answered)}. ${assessmentTexts.noScore}`
            : lower !== null && assessmentTexts.lower(lower.points, lower.category)}
        </p>
      </div>
    </Card>
  );
}

interface DriversProps {
  factors: JobFactors;
  /** Maximum number of factors listed separately, the largest; by default all. */
  most?: number;
  className?: string | undefined;
}

/** The components of the score, in a sentence and by factor. */
export function DriversCard({ factors, most = riskFactors.length, className }: DriversProps) {
  const drivers = scoreDrivers(factors);
  const rest = drivers.slice(most);
  return (
    <Card title={assessmentTexts.drives} className={className}>
      {drivers.length === 0 ? (
        <p className={classes['note']}>{assessmentTexts.nothingDrives}</p>
      ) : (
        <>
          <p className="ws-body">{driversSentence(drivers)}</p>
          <ul className={classes['drivers']}>
            {drivers.slice(0, most).map(({ factor, title, answer, points }) => (
              <li key={factor}>
                <span>
                  {title}
                  <small>{answer}</small>
                </span>
                <span className={classes['points']}>{assessmentTexts.points(points)}</span>
              </li>
            ))}
            {rest.length > 0 && (
              <li>
                {assessmentTexts.more(rest.length)}
                <span className={classes['points']}>
                  {assessmentTexts.points(rest.reduce((sum, { points }) => sum + points, 0))}
                </span>
              </li>
            )}
          </ul>
        </>
      )}
    </Card>
  );
}
