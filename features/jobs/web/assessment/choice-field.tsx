import { IconAlertCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { unsetFactor } from '#tags/contract';
import { assessmentTexts } from './assessment-texts.ts';
import classes from './choices.module.css';

interface Props {
  title: string;
  choices: readonly (readonly [points: number, label: string, note?: string])[];
  /** -1 while nothing is chosen. */
  value: number;
  /** Highlights a missing answer when others are given. */
  isWanted: boolean;
  onAnswer: (value: number) => void;
}

/** A question with its answers and their points. */
export function ChoiceField({ title, choices, value, isWanted, onAnswer }: Props) {
  const id = useId();
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
        {choices.map(([points, label, note]) => (
          <label key={points} className={classes['choice']}>
            <input
              type="radio"
              name={id}
              checked={points === value}
              onChange={() => onAnswer(points)}
            />
            <span className={classes['answer']}>
              {label}
              {note !== undefined && <small>{note}</small>}
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
