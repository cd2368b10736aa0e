import { Button, Checkbox, Group, Radio, Stack, TextInput } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import type { AttemptResult, CourseAssessment, ShownQuestion } from '#education/contract';
import { shuffledBy } from '#education/domain';
import { newId } from '#packages/http/web';
import { Card, LeaveGuard, useConfirm } from '#packages/ui';
import type { CourseSource } from '../course-source.ts';
import { courseTexts as texts } from '../education-texts.ts';
import { answerOf, isAnswered, isUnderWay, useDrafts } from './drafts.ts';
import type { Draft, DraftAnswer } from './drafts.ts';
import { ResultView } from './result-view.tsx';
import { useSendDrafts } from './use-send-drafts.ts';
import classes from './take.module.css';

interface Props {
  source: CourseSource;
  course_id: string;
  assessment: CourseAssessment;
  /** Opens the course. */
  onCourse: () => void;
}

/**
 * An assessment, one question per step. The answers are kept on the device until they are sent; a
 * finished assessment shows its review.
 */
export function TakeView({ source, course_id, assessment, onCourse }: Props) {
  const { drafts, put, remove } = useDrafts();
  const [result, setResult] = useState<AttemptResult | null>(null);
  const { isSending, sendNow } = useSendDrafts(source, { course_id, onResult: setResult });
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
  const confirm = useConfirm();
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
  const unanswered = questions.filter((each) => !isAnswered(draft, each.question_id)).length;
  const go = (next: number) => onDraft({ ...draft, step: next });
  const submit = async () => {
    const left = assessment.attempts === 0 ? null : assessment.attempts - assessment.attempts_used;
    if (await confirm(texts.confirmSubmit(unanswered, left))) {
      onDraft({ ...draft, isSubmitted: true });
    }
  };
  return (
    <Card>
      <LeaveGuard when={Object.keys(draft.answers).length > 0} />
      <div className={classes['take']}>
        <p className={classes['place']} role="status">
          {texts.question(at + 1, questions.length)}
        </p>
        <progress
          className="ws-progress"
          aria-label={texts.question(at + 1, questions.length)}
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
        <p className="ws-note">{texts.kept}</p>
        <Group justify="space-between" gap={8}>
          <Button variant="default" disabled={at === 0} onClick={() => go(at - 1)}>
            {texts.back}
          </Button>
          {at < questions.length - 1 ? (
            <Button onClick={() => go(at + 1)}>{texts.next}</Button>
          ) : (
            <Button onClick={() => void submit()}>{texts.submit}</Button>
          )}
        </Group>
      </div>
    </Card>
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
  const { kind, text, choices } = question;
  const name = (
    <span className={classes['question']} lang={language}>
      {text}
    </span>
  );
  const choose = (ids: readonly string[]) => onAnswer({ ...answer, choices: ids });
  if (kind === 'number') {
    return (
      <TextInput
        label={name}
        description={texts.enterNumber}
        inputMode="decimal"
        autoComplete="off"
        maxLength={18}
        maw={260}
        value={answer.number}
        onChange={(event) => onAnswer({ ...answer, number: event.currentTarget.value })}
      />
    );
  }
  if (kind === 'multiple') {
    return (
      <Checkbox.Group
        label={name}
        description={texts.chooseAll}
        value={[...answer.choices]}
        onChange={choose}
      >
        <Stack gap={14} mt={12} lang={language}>
          {choices.map(({ choice_id, text: label }) => (
            <Checkbox key={choice_id} size="md" value={choice_id} label={label} />
          ))}
        </Stack>
      </Checkbox.Group>
    );
  }
  return (
    <Radio.Group
      label={name}
      description={texts.chooseOne}
      value={answer.choices[0] ?? ''}
      onChange={(id) => choose([id])}
    >
      <Stack gap={14} mt={12} lang={language}>
        {choices.map(({ choice_id, text: label }) => (
          <Radio key={choice_id} size="md" value={choice_id} label={label} />
        ))}
      </Stack>
    </Radio.Group>
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
  const confirm = useConfirm();
  const isRefused = draft.refusal !== null;
  const discard = async () => {
    if (await confirm(texts.confirmDiscard)) onDiscard();
  };
  return (
    <Card>
      <div className={classes['take']} role={isRefused ? 'alert' : 'status'}>
        <h2 className={classes['title']}>{isRefused ? texts.refused : texts.waiting}</h2>
        <p>{draft.refusal ?? texts.waitingAbout}</p>
        <Group gap={8}>
          <Button loading={isSending} onClick={onSend}>
            {texts.sendNow}
          </Button>
          <Button variant="default" disabled={isSending} onClick={() => void discard()}>
            {texts.discard}
          </Button>
        </Group>
      </div>
    </Card>
  );
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
