import { Button, Group } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { AttemptResult, CourseAssessment, ReviewedQuestion } from '#education/contract';
import { Card } from '#packages/ui';
import { courseTexts as texts } from '../education-texts.ts';
import classes from './take.module.css';

interface Props {
  result: AttemptResult;
  assessment: Pick<CourseAssessment, 'pass_mark' | 'language'>;
  onCourse: () => void;
  /** Begins another attempt, if one is left. */
  onAgain?: () => void;
}

/** Passed or failed with the score; right answers and explanations once they may be shown. */
export function ResultView({ result, assessment, onCourse, onAgain }: Props) {
  const { passed, score, attempts_left, review } = result;
  const Sign = passed ? IconCircleCheck : IconCircleX;
  return (
    <div className={classes['result']}>
      <Card>
        <div className={classes['take']} role="status">
          <h2 className={classes['verdict']} data-passed={passed}>
            <Sign size={28} stroke={1.75} aria-hidden />
            {passed ? texts.passed : texts.failed}
          </h2>
          <p>{texts.scoreLine(score, assessment.pass_mark)}</p>
          {!passed && <p>{texts.attemptsLeft(attempts_left)}</p>}
          <Group gap={8}>
            <Button variant={passed ? 'filled' : 'default'} onClick={onCourse}>
              {texts.toCourse}
            </Button>
            {!passed && attempts_left !== 0 && onAgain !== undefined && (
              <Button onClick={onAgain}>{texts.tryAgain}</Button>
            )}
          </Group>
        </div>
      </Card>
      {review !== null && (
        <ol className="ws-list" lang={assessment.language}>
          {review.questions.map((question) => (
            <li key={question.question_id} className={classes['reviewed']}>
              <Card>
                <QuestionReview question={question} />
              </Card>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function QuestionReview({ question }: { question: ReviewedQuestion }) {
  const isRight = question.earned > 0;
  const Sign = isRight ? IconCircleCheck : IconCircleX;
  const words = (ids: readonly string[]) =>
    question.choices
      .filter(({ choice_id }) => ids.includes(choice_id))
      .map(({ text }) => text)
      .join('; ');
  const given =
    question.kind === 'number' ? numberText(question.given_number) : words(question.given);
  const right =
    question.kind === 'number' ? numberText(question.right_number) : words(question.right);
  return (
    <div className={classes['review']}>
      <p className={classes['question']}>{question.text}</p>
      <p className={classes['mark']} data-passed={isRight} lang="en">
        <Sign size={16} stroke={1.9} aria-hidden />
        {isRight ? texts.right : texts.wrong}
      </p>
      <dl className="ws-facts">
        <dt lang="en">{texts.yourAnswer}</dt>
        <dd>{given === '' ? <span lang="en">{texts.noAnswer}</span> : given}</dd>
        <dt lang="en">{texts.rightAnswer}</dt>
        <dd>{right}</dd>
      </dl>
      {question.explanation !== '' && <p>{question.explanation}</p>}
    </div>
  );
}

function numberText(number: number | null): string {
  return number === null ? '' : String(number);
}
