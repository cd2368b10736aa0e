import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { AttemptResult, CourseAssessment, ReviewedQuestion } from '#education/contract';
import { useCourseTexts } from './course-texts.ts';
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
  const { t } = useCourseTexts();
  const Sign = passed ? IconCircleCheck : IconCircleX;
  return (
    <div className={classes['result']}>
      <section className="ws-sheet">
        <div className={classes['take']} role="status">
          <h2 className={classes['verdict']} data-passed={passed}>
            <Sign size={28} stroke={1.75} aria-hidden />
            {passed ? t('passed') : t('failed')}
          </h2>
          <p>{t('scoreLine', { score, mark: assessment.pass_mark })}</p>
          {!passed && <p>{leftText(attempts_left, t)}</p>}
          <div className="ws-actions">
            <button
              type="button"
              className="ws-button"
              data-kind={passed ? undefined : 'default'}
              onClick={onCourse}
            >
              {t('toCourse')}
            </button>
            {!passed && attempts_left !== 0 && onAgain !== undefined && (
              <button type="button" className="ws-button" onClick={onAgain}>
                {t('tryAgain')}
              </button>
            )}
          </div>
        </div>
      </section>
      {review !== null && (
        <ol className="ws-list" lang={assessment.language}>
          {review.questions.map((question) => (
            <li key={question.question_id} className={classes['reviewed']}>
              <section className="ws-sheet">
                <QuestionReview question={question} />
              </section>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function QuestionReview({ question }: { question: ReviewedQuestion }) {
  const { t, language } = useCourseTexts();
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
      <p className={classes['mark']} data-passed={isRight} lang={language}>
        <Sign size={16} stroke={1.9} aria-hidden />
        {isRight ? t('right') : t('wrong')}
      </p>
      <dl className="ws-facts">
        <dt lang={language}>{t('yourAnswer')}</dt>
        <dd>{given === '' ? <span lang={language}>{t('noAnswer')}</span> : given}</dd>
        <dt lang={language}>{t('rightAnswer')}</dt>
        <dd>{right}</dd>
      </dl>
      {question.explanation !== '' && <p>{question.explanation}</p>}
    </div>
  );
}

function leftText(left: number | null, t: ReturnType<typeof useCourseTexts>['t']): string {
  if (left === null) return t('tryAgainAbout');
  return left === 0 ? t('attemptsNone') : t('attemptsLeft', { count: left });
}

function numberText(number: number | null): string {
  return number === null ? '' : String(number);
}
