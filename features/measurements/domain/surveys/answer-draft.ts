import { surveyMessages } from '#measurements/contract';
import type { Survey, SurveyQuestion, WrittenAnswer } from '#measurements/contract';
import { numberFrom } from '../number-from.ts';

/** Input of a question: a text, the key of a choice, or the keys of several. */
export type TypedAnswer = string | readonly string[];
/** By the key of the question. */
export type TypedAnswers = Readonly<Record<string, TypedAnswer>>;

/** Error messages by key; empty if there are none. */
export function answerErrors(
  questions: readonly SurveyQuestion[],
  typed: TypedAnswers,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const question of questions) {
    const error = errorOf(question, typed[question.key] ?? '');
    if (error !== null) errors[question.key] = error;
  }
  return errors;
}

function errorOf({ type, required, min, max }: SurveyQuestion, typed: TypedAnswer): string | null {
  if (isEmpty(typed)) return required ? surveyMessages.answerRequired : null;
  if (type !== 'number' || typeof typed !== 'string') return null;
  const value = numberFrom(typed);
  if (value === undefined) return surveyMessages.answerNumber;
  const isOutside = (min !== null && value < min) || (max !== null && value > max);
  return isOutside ? surveyMessages.answerRange(min, max) : null;
}

/** The given answers, each with its question. Only call this without errors. */
export function writtenAnswers(
  { survey_id, version, published }: Pick<Survey, 'survey_id' | 'version' | 'published'>,
  typed: TypedAnswers,
): WrittenAnswer[] {
  return (published ?? []).flatMap(({ key, type, question, choices }): WrittenAnswer[] => {
    const given = typed[key] ?? '';
    if (isEmpty(given)) return [];
    const asked = { survey_id, version, type, question, key, choices };
    if (type === 'choice' || type === 'choice_multi') {
      return [{ ...asked, value: null, selected_answer: asSelected(given) }];
    }
    const text = String(given).trim();
    const value = type === 'number' ? (numberFrom(text) ?? null) : text;
    return [{ ...asked, value, selected_answer: null }];
  });
}

function asSelected(given: TypedAnswer): string | string[] {
  return typeof given === 'string' ? given : [...given];
}

function isEmpty(typed: TypedAnswer): boolean {
  return typeof typed === 'string' ? typed.trim() === '' : typed.length === 0;
}
