import { measurementMessages, surveyTypes } from '#measurements/contract';
import type { SurveyQuestion } from '#measurements/contract';

/** Header of a column of answers. */
interface AnswerColumn {
  key: string;
  question: string;
}

/**
 * A column for each question: those of the current survey in order, then those that are not asked
 * any more, under their last wording.
 *
 * @param tests newest first
 */
export function answerColumns(
  questions: readonly Pick<SurveyQuestion, 'key' | 'question'>[],
  tests: readonly { survey: readonly unknown[] }[],
): AnswerColumn[] {
  const columns = new Map(questions.map(({ key, question }) => [key, question]));
  for (const { survey } of tests) {
    for (const answer of survey) {
      const { key, question } = named(answer);
      if (key !== '' && !columns.has(key)) columns.set(key, question);
    }
  }
  return [...columns].map(([key, question]) => ({ key, question }));
}

/**
 * The stored answer to a question as text; empty if there is none. For an unknown type it says so.
 */
export function answerText(survey: readonly unknown[], key: string): string {
  const answer = survey.find((each) => named(each).key === key);
  if (answer === undefined) return '';
  const { type, value, selected_answer, choices } = answer as Record<string, unknown>;
  if (!surveyTypes.some((known) => known === type)) return measurementMessages.surveyUnsupported;
  if (type === 'text' || type === 'number') return plainText(value);
  const selected: unknown[] = Array.isArray(selected_answer) ? selected_answer : [selected_answer];
  const offered: unknown[] = Array.isArray(choices) ? choices : [];
  return selected
    .map(plainText)
    .filter((one) => one !== '')
    .map((one) => choiceText(offered, one))
    .join(', ');
}

function choiceText(choices: readonly unknown[], key: string): string {
  const found = choices.find((choice) => named(choice).key === key);
  return plainText((found as Record<string, unknown> | undefined)?.['value']) || key;
}

function plainText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function named(answer: unknown): AnswerColumn {
  if (typeof answer !== 'object' || answer === null) return { key: '', question: '' };
  const { key, question } = answer as Record<string, unknown>;
  const known = typeof key === 'string' ? key : '';
  return { key: known, question: typeof question === 'string' ? question : known };
}
