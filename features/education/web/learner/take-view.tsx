import { useEffect, useId, useMemo, useState } from 'react';
import type { AttemptResult, CourseAssessment, ShownQuestion } from '#education/contract';
import { shuffledBy } from '#education/domain';
import { newId } from '#packages/http/web';
import { useCourseTexts } from './course-texts.ts';
import { answerOf, isAnswered, isUnderWay } from './drafts.ts';
import type { Draft, DraftAnswer } from './drafts.ts';
import { useLearner } from './learner-services.ts';
import { refusalKey } from './refusal-key.ts';
import { ResultView } from './result-view.tsx';
import { useSendDrafts } from './use-send-drafts.ts';
import classes from './take.module.css';

interface Props {
  course_id: string;
  assessment: CourseAssessment;
  /** Opens the course. */
  onCourse: () => void;
}

/**
 * An assessment, one question per step. The answers are kept on the device until they are sent; a
 * finished assessment shows its review.
 */
export function TakeView({ course_id, assessment, onCourse }: Props) {
  const { drafts, put, remove } = useLearner().store;
  const [result, setResult] = useState<AttemptResult | null>(null);
  const { isSending, sendNow } = useSendDrafts({ course_id, onResult: setResult });
  const kept = drafts[course_id];
  const [blank] = useState(() => blankDraft(course_id, assessment));
  const isOwn = kept?.assessment.assessment_id === assessment.assessment_id;
  const isStored = isUnderWay(kept) || isOwn;
  const draft = kept !== undefined && isStored ? kept : blank;
  const isNew = !isStored && result === null && assessment.review === null;
  // The questions are kept, so that a reload without a connection shows them.
  useEffect(() => {
    if (isNew) put(blank);
  }, [isNew, put, blank]);

  if (result !== null) {
    return (
      <ResultView
        {...{ result, assessment, onCourse }}
        onAgain={() => {
          put(blankDraft(course_id, afterAttempt(assessment, result)));
          setResult(null);
        }}
      />
    );
  }
  if (assessment.review !== null && !isUnderWay(kept)) {
    return <ResultView assessment={assessment} result={reviewed(assessment)} onCourse={onCourse} />;
  }
  if (draft.isSubmitted) {
    return (
      <WaitingView
        {...{ draft, isSending }}
        // What was refused may be accepted now: a removed course may be back.
        onSend={() => (draft.refusal === null ? sendNow() : put({ ...draft, refusal: null }))}
        onDiscard={() => {
          remove(course_id);
          onCourse();
        }}
      />
    );
  }
  return <Questions draft={draft} onDraft={put} />;
}

interface QuestionsProps {
  draft: Draft;
  onDraft: (draft: Draft) => void;
}

function Questions({ draft, onDraft }: QuestionsProps) {
  const { confirm, LeaveGuard } = useLearner();
  const { t } = useCourseTexts();
  const { assessment, course_id, step } = draft;
  const questions = useMemo(
    () =>
      assessment.shuffles
        ? shuffledBy(assessment.questions, course_id, ({ question_id }) => question_id)
        : assessment.questions,
    [assessment, course_id],
  );
  const at = Math.min(step, questions.length - 1);
  const question = questions[at];
  if (question === undefined) return null;
  const { question_id } = question;
  const isBlank = (each: ShownQuestion) => !isAnswered(draft, each.question_id);
  const unanswered = questions.filter(isBlank).length;
  const firstUnanswered = questions.findIndex(isBlank);
  const go = (next: number) => onDraft({ ...draft, step: next });
  const submit = async () => {
    const left = assessment.attempts === 0 ? null : assessment.attempts - assessment.attempts_used;
    const text = [
      unanswered > 0 && t('unanswered', { count: unanswered }),
      t('submitFinal'),
      left !== null && t('attemptOf', { count: left }),
    ];
    const isSure = await confirm({
      title: t('submitTitle'),
      text: text.filter(Boolean).join(' '),
      action: t('submitAction'),
    });
    if (isSure) onDraft({ ...draft, isSubmitted: true });
    else if (firstUnanswered >= 0) go(firstUnanswered);
  };
  const place = t('question', { at: at + 1, all: questions.length });
  return (
    <section className="ws-sheet">
      <LeaveGuard when={Object.keys(draft.answers).length > 0} />
      <div className={classes['take']}>
        <p className={classes['place']} role="status">
          {place}
        </p>
        <progress
          className="ws-progress"
          aria-label={place}
          max={questions.length}
          value={at + 1}
        />
        <QuestionField
          key={question_id}
          question={question}
          language={assessment.language}
          answer={answerOf(draft, question_id)}
          onAnswer={(answer) =>
            onDraft({ ...draft, answers: { ...draft.answers, [question_id]: answer } })
          }
        />
        <p className="ws-note">{t('kept')}</p>
        <div className={classes['moves']}>
          <button
            type="button"
            className="ws-button"
            data-kind="default"
            disabled={at === 0}
            onClick={() => go(at - 1)}
          >
            {t('back')}
          </button>
          {at < questions.length - 1 ? (
            <button type="button" className="ws-button" onClick={() => go(at + 1)}>
              {t('next')}
            </button>
          ) : (
            <button type="button" className="ws-button" onClick={() => void submit()}>
              {t('submit')}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

interface FieldProps {
  question: ShownQuestion;
  language: string;
  answer: DraftAnswer;
  onAnswer: (answer: DraftAnswer) => void;
}

/** A question with its choices, or the field for its number. */
export function QuestionField({ question, language, answer, onAnswer }: FieldProps) {
  const { t } = useCourseTexts();
  const id = useId();
  const { kind, text, choices } = question;
  if (kind === 'number') {
    return (
      <div className={classes['number']}>
        <label className={classes['question']} lang={language} htmlFor={id}>
          {text}
        </label>
        <span className="ws-note" id={`${id}-note`}>
          {t('enterNumber')}
        </span>
        <input
          className="ws-field"
          id={id}
          aria-describedby={`${id}-note`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={18}
          value={answer.number}
          onChange={(event) => onAnswer({ ...answer, number: event.currentTarget.value })}
        />
      </div>
    );
  }
  const isMultiple = kind === 'multiple';
  const choose = (choice_id: string, isChosen: boolean) => {
    const others = isMultiple ? answer.choices.filter((one) => one !== choice_id) : [];
    onAnswer({ ...answer, choices: isChosen ? [...others, choice_id] : others });
  };
  return (
    <fieldset className="ws-choices" aria-describedby={`${id}-note`}>
      <legend className={classes['question']} lang={language}>
        {text}
      </legend>
      <span className="ws-note" id={`${id}-note`}>
        {isMultiple ? t('chooseAll') : t('chooseOne')}
      </span>
      {choices.map(({ choice_id, text: label }) => (
        <label key={choice_id} className="ws-choice" lang={language}>
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            name={id}
            value={choice_id}
            checked={answer.choices.includes(choice_id)}
            onChange={(event) => choose(choice_id, event.currentTarget.checked)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface WaitingProps {
  draft: Draft;
  isSending: boolean;
  onSend: () => void;
  onDiscard: () => void;
}

/** Submitted answers that are not sent yet, or that the server did not accept. */
function WaitingView({ draft, isSending, onSend, onDiscard }: WaitingProps) {
  const { confirm, isSignedIn } = useLearner();
  const { t } = useCourseTexts();
  const isRefused = draft.refusal !== null;
  const discard = async () => {
    const isSure = await confirm({
      ...{ title: t('discardTitle'), text: t('discardAbout'), action: t('discardAction') },
      isDestructive: true,
    });
    if (isSure) onDiscard();
  };
  const waitingAbout = isSignedIn
    ? `${t('waitingAbout')} ${t('waitingSignedIn')}`
    : t('waitingAbout');
  return (
    <section className="ws-sheet">
      <div className={classes['take']} role={isRefused ? 'alert' : 'status'}>
        <h2 className={classes['title']}>{isRefused ? t('refused') : t('waiting')}</h2>
        <p>{draft.refusal === null ? waitingAbout : <RefusalText refusal={draft.refusal} />}</p>
        <div className="ws-actions">
          <button type="button" className="ws-button" disabled={isSending} onClick={onSend}>
            {t('sendNow')}
          </button>
          <button
            type="button"
            className="ws-button"
            data-kind="default"
            disabled={isSending}
            onClick={() => void discard()}
          >
            {t('discard')}
          </button>
        </div>
      </div>
    </section>
  );
}

/** The reason of the server: translated if it is a known one, otherwise in English. */
function RefusalText({ refusal }: { refusal: string }) {
  const { t } = useCourseTexts();
  const key = refusalKey(refusal);
  return key === null ? <span lang="en">{refusal}</span> : t(key);
}

function blankDraft(course_id: string, assessment: CourseAssessment): Draft {
  return {
    ...{ course_id, assessment, attempt_id: newId(), answers: {}, step: 0 },
    ...{ isSubmitted: false, refusal: null },
  };
}

/** The assessment with one more attempt used, before it is read again. */
function afterAttempt(assessment: CourseAssessment, { score }: AttemptResult): CourseAssessment {
  return {
    ...assessment,
    attempts_used: assessment.attempts_used + 1,
    best_score: Math.max(assessment.best_score ?? 0, score),
  };
}

/** The result that a review shows. */
function reviewed({ review, attempts, attempts_used }: CourseAssessment): AttemptResult {
  const questions = review?.questions ?? [];
  return {
    attempt_id: review?.attempt_id ?? '',
    submitted_time: review?.submitted_time ?? '',
    score: review?.score ?? 0,
    points: questions.reduce((sum, { earned }) => sum + earned, 0),
    most_points: questions.reduce((sum, { points }) => sum + points, 0),
    passed: review?.passed ?? false,
    attempts_left: attempts === 0 ? null : Math.max(0, attempts - attempts_used),
    ...{ valid_until: null, review },
  };
}
