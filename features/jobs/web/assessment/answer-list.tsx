import { factorTexts } from '#jobs/contract';
import { riskFactors } from '#tags/contract';
import type { JobFactors } from '#tags/contract';
import { assessmentTexts } from './assessment-texts.ts';
import classes from './answer-list.module.css';

/** The answers, read only. */
export function AnswerList({ factors }: { factors: JobFactors }) {
  return (
    <dl className={classes['list']}>
      {riskFactors.map((factor) => {
        const { title, choices } = factorTexts[factor];
        const answer = choices.find(([points]) => points === factors[factor]);
        return (
          <div key={factor}>
            <dt>{title}</dt>
            <dd>
              {answer === undefined
                ? assessmentTexts.notAnswered
                : `${answer[1]} · ${assessmentTexts.points(answer[0])}`}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
