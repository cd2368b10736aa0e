import { IconAlertCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { factorTexts, workExamples } from '#jobs/contract';
import { unsetFactor } from '#tags/contract';
import type { RiskFactor } from '#tags/contract';
import classes from './choices.module.css';
import { assessmentTexts } from './assessment-texts.ts';

interface Props {
  factor: RiskFactor;
  value: number;
  /** Others have an answer: where this one has none, it is what is missing. */
  isWanted: boolean;
  onAnswer: (value: number) => void;
}

/** One factor with its answers side by side and the points of each. */
export function FactorField({ factor, value, isWanted, onAnswer }: Props) {
  const id = useId();
  const { title, choices } = factorTexts[factor];
  const isMissing = value === unsetFactor;
  return (
    <fieldset
      className={classes['group']}
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={isMissing && isWanted}
      data-wanted={isMissing && isWanted}
    >
      <legend className={classes['title']} id={id}>
        {title}
        {isMissing && (
          <span className={classes['missing']}>
            <IconAlertCircle size={14} aria-hidden="true" /> {assessmentTexts.notAnswered}
          </span>
        )}
      </legend>
      <div className={classes['choices']} data-count={choices.length}>
        {choices.map(([points, label]) => (
          <label key={points} className={classes['choice']}>
            <input
              type="radio"
              name={id}
              checked={points === value}
              onChange={() => onAnswer(points)}
            />
            <span className={classes['answer']}>
              {label}
              {factor === '_metabolic_work_rate' && <small>{exampleOf(points)}</small>}
            </span>
            <span className={classes['points']} aria-hidden="true">
              {points}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function exampleOf(points: number): string {
  return points === 2 || points === 4 || points === 6 ? workExamples[points] : '';
}
