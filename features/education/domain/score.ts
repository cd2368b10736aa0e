import { educationMessages as messages } from '#education/contract';
import type {
  Answer,
  ModuleContent,
  Question,
  ReviewedQuestion,
  ShownQuestion,
} from '#education/contract';

/** Points of an attempt. */
export interface Score {
  points: number;
  most: number;
  /** Whole per cent, rounded down, so that a score under the pass mark never looks like it. */
  score: number;
  passed: boolean;
}

type Scored = Pick<ModuleContent, 'questions' | 'pass_mark'>;

/** Scores answers by the version of the assessment that they were given to. */
export function scoreAnswers({ questions, pass_mark }: Scored, answers: readonly Answer[]): Score {
  const given = byQuestion(answers);
  const most = questions.reduce((sum, { points }) => sum + points, 0);
  const points = questions.reduce(
    (sum, question) => sum + earnedBy(question, given.get(question.question_id)),
    0,
  );
  const passed = most > 0 && points * 100 >= pass_mark * most;
  return { points, most, score: most === 0 ? 0 : Math.floor((points * 100) / most), passed };
}

/** What is wrong with answers, by their path; none if they fit the questions. */
export function answerProblems(
  questions: readonly Question[],
  answers: readonly Answer[],
): Record<string, string> {
  const problems: Record<string, string> = {};
  const seen = new Set<string>();
  for (const [at, { question_id, choices }] of answers.entries()) {
    const problem = problemOf(questions, { question_id, choices }, seen);
    if (problem !== null) problems[`answers.${String(at)}.${problem.field}`] = problem.text;
    seen.add(question_id);
  }
  return problems;
}

function problemOf(
  questions: readonly Question[],
  { question_id, choices }: Pick<Answer, 'question_id' | 'choices'>,
  seen: ReadonlySet<string>,
): { field: string; text: string } | null {
  const question = questions.find((each) => each.question_id === question_id);
  if (question === undefined) return { field: 'question_id', text: messages.questionUnknown };
  if (seen.has(question_id)) return { field: 'question_id', text: messages.answeredTwice };
  const known = new Set(question.choices.map(({ choice_id }) => choice_id));
  if (choices.some((id) => !known.has(id)) || new Set(choices).size < choices.length) {
    return { field: 'choices', text: messages.choiceUnknown };
  }
  if (question.kind !== 'multiple' && choices.length > 1) {
    return { field: 'choices', text: messages.oneChoice };
  }
  return null;
}

/** The points of one question: all of them or none. */
function earnedBy(question: Question, answer: Answer | undefined): number {
  if (answer === undefined) return 0;
  return isRight(question, answer) ? question.points : 0;
}

function isRight({ kind, right, number }: Question, answer: Answer): boolean {
  if (kind === 'number') {
    if (number === null || answer.number === null) return false;
    // A tolerance of 0.1 accepts 37.1 for 37, whatever the binary fractions.
    return Math.abs(answer.number - number.value) <= number.tolerance + 1e-9;
  }
  const given = new Set(answer.choices);
  return right.length > 0 && given.size === right.length && right.every((id) => given.has(id));
}

/** A question without everything that tells its right answer. */
export function withoutAnswer({
  question_id,
  kind,
  text,
  choices,
  points,
}: Question): ShownQuestion {
  return { question_id, kind, text, choices, points };
}

/** The questions with given and right answers, for the time after a pass or the last attempt. */
export function reviewOf(
  questions: readonly Question[],
  answers: readonly Answer[],
): ReviewedQuestion[] {
  const given = byQuestion(answers);
  return questions.map((question) => {
    const answer = given.get(question.question_id);
    return {
      ...withoutAnswer(question),
      given: answer?.choices ?? [],
      given_number: answer?.number ?? null,
      right: question.right,
      right_number: question.kind === 'number' ? (question.number?.value ?? null) : null,
      explanation: question.explanation,
      earned: earnedBy(question, answer),
    };
  });
}

function byQuestion(answers: readonly Answer[]): Map<string, Answer> {
  return new Map(answers.map((answer) => [answer.question_id, answer]));
}
