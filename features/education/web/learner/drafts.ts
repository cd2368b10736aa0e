import type { AttemptFields, CourseAssessment } from '#education/contract';

/** The answer to one question, as it is typed. */
export interface DraftAnswer {
  choices: readonly string[];
  /** As typed: '1.', '-'. */
  number: string;
}

/** The answers of an attempt, kept on the device until they are sent. */
export interface Draft {
  course_id: string;
  /** The questions, so that the attempt can go on without a connection. */
  assessment: CourseAssessment;
  /** Sent with each try, so that the attempt counts once. */
  attempt_id: string;
  answers: Readonly<Record<string, DraftAnswer>>;
  /** The question that is shown, from 0. */
  step: number;
  /** Submitted, but not yet sent. */
  isSubmitted: boolean;
  /** Why the server did not accept it. */
  refusal: string | null;
}

/** The attempts under way on a device, by course. */
export type Drafts = Readonly<Record<string, Draft | undefined>>;

/** Whether there is something to lose: answers, or an attempt that is not sent yet. */
export function isUnderWay(draft: Draft | undefined): draft is Draft {
  return draft !== undefined && (draft.isSubmitted || Object.keys(draft.answers).length > 0);
}

const noAnswer: DraftAnswer = { choices: [], number: '' };

/** The answer to a question; an empty one if there is none. */
export function answerOf({ answers }: Pick<Draft, 'answers'>, question_id: string): DraftAnswer {
  return answers[question_id] ?? noAnswer;
}

/** Whether a question has an answer that can be sent. */
export function isAnswered(draft: Pick<Draft, 'answers'>, question_id: string): boolean {
  const { choices, number } = answerOf(draft, question_id);
  return choices.length > 0 || numberOf(number) !== null;
}

/** A typed number, also with a decimal comma; null if it is none. */
export function numberOf(text: string): number | null {
  const trimmed = text.trim().replace(',', '.').replace('\u2212', '-');
  if (!/^-?\d{1,10}(\.\d{1,6})?$/.test(trimmed)) return null;
  return Number(trimmed);
}

/**
 * Whether answers that were not accepted are sent again without being asked: nobody has decided
 * about them. A sign-in has ended, there were too many calls, or the server has a problem.
 */
export function isSentAgain({ status, isUnanswered }: { status: number; isUnanswered: boolean }) {
  return isUnanswered || status === 401 || status === 429 || status >= 500;
}

/** The answers as they are sent. */
export function fieldsOf(draft: Draft): AttemptFields {
  const answered = draft.assessment.questions.filter(({ question_id }) =>
    isAnswered(draft, question_id),
  );
  return {
    attempt_id: draft.attempt_id,
    answers: answered.map(({ question_id }) => {
      const { choices, number } = answerOf(draft, question_id);
      return { question_id, choices: [...choices], number: numberOf(number) };
    }),
  };
}
