import { measurementMessages, surveyTypes } from '#measurements/contract';
import type { SurveyType } from '#measurements/contract';

/** A question and its answer as text. */
export interface SurveyAnswer {
  question: string;
  /** The answer, or why it cannot be shown. */
  answer: string;
  isUnsupported: boolean;
}

/**
 * The answers of a stored survey, from any device or build. A question of an unknown type is shown
 * as unsupported; all other answers are kept.
 */
export function surveyAnswers(survey: unknown): SurveyAnswer[] {
  if (!Array.isArray(survey)) return [];
  return survey.filter(isRecord).map((asked) => {
    const question = textOf(asked['question']) || textOf(asked['key']);
    const type = surveyTypes.find((known) => known === asked['type']);
    if (type === undefined) {
      return { question, answer: measurementMessages.surveyUnsupported, isUnsupported: true };
    }
    return { question, answer: answerOf(type, asked), isUnsupported: false };
  });
}

function answerOf(type: SurveyType, { value, selected_answer, choices }: Record<string, unknown>) {
  if (type === 'text' || type === 'number') return textOf(value);
  const keys = Array.isArray(selected_answer) ? selected_answer : [selected_answer];
  return keys
    .map((key) => choiceText(choices, textOf(key)))
    .filter((text) => text !== '')
    .join(', ');
}

/** Choices are texts by their key, or rows with key and text. */
function choiceText(choices: unknown, key: string): string {
  if (Array.isArray(choices)) {
    const found = choices.filter(isRecord).find((choice) => textOf(choice['key']) === key);
    return textOf(found?.['value']) || textOf(found?.['label']) || textOf(found?.['text']) || key;
  }
  return isRecord(choices) ? textOf(choices[key]) || key : key;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
