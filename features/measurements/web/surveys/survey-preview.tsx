import { useState } from 'react';
import type { SurveyQuestion } from '#measurements/contract';
import type { TypedAnswers } from '#measurements/domain';
import { SurveyFields } from './survey-fields.tsx';
import classes from './surveys.module.css';

/** Preview of the questions as a form shows them. The input is not saved. */
export function SurveyPreview({ questions }: { questions: readonly SurveyQuestion[] }) {
  const [typed, setTyped] = useState<TypedAnswers>({});
  const worded = questions.filter(({ question }) => question.trim() !== '');
  if (worded.length === 0) return <p className={classes['note']}>No questions yet.</p>;
  return (
    <div role="group" aria-label="Preview of the survey" className={classes['preview']}>
      <SurveyFields
        questions={worded}
        typed={typed}
        errors={{}}
        onChange={(key, answer) => setTyped((before) => ({ ...before, [key]: answer }))}
      />
    </div>
  );
}
