import { surveyFields, surveyMessages } from '#measurements/contract';
import type {
  Survey,
  SurveyFields,
  SurveyQuestion,
  SurveyType,
  SurveyUse,
} from '#measurements/contract';
import { readInput } from '#packages/http/contract';
import { slug } from '#packages/kit';
import { numberFrom } from '../number-from.ts';

/** A question in the editor. */
export interface QuestionDraft {
  /** Only for this editor: a new question has no key yet. */
  id: string;
  /** Null: created from the question at the first save. */
  key: string | null;
  type: SurveyType;
  question: string;
  required: boolean;
  /** One per line. */
  choices: string;
  /** The stored choices with their keys. */
  stored: SurveyQuestion['choices'];
  min: string;
  max: string;
  unit: string;
}

/** A survey in the editor. */
export interface SurveyDraft {
  survey_id: string;
  name: string;
  used_for: SurveyUse;
  questions: readonly QuestionDraft[];
}

/** The initial state of the editor. */
export function surveyToDraft({ survey_id, name, used_for, questions }: SurveyFields): SurveyDraft {
  return {
    ...{ survey_id, name, used_for },
    questions: questions.map(({ key, type, question, required, choices, min, max, unit }) => ({
      ...{ id: key, key, type, question, required, stored: choices },
      choices: choices.map(({ value }) => value).join('\n'),
      min: min === null ? '' : String(min),
      max: max === null ? '' : String(max),
      unit: unit ?? '',
    })),
  };
}

/** An empty question. */
export function newQuestion(id: string): QuestionDraft {
  return {
    ...{ id, key: null, type: 'text', question: '', required: false },
    ...{ choices: '', stored: [], min: '', max: '', unit: '' },
  };
}

/**
 * The survey in the form of the call, with a key for new questions and choices. It may still be
 * invalid.
 */
export function draftToSurvey({ questions, ...draft }: SurveyDraft): SurveyFields {
  const taken = new Set(questions.flatMap(({ key }) => key ?? []));
  return {
    ...draft,
    questions: questions.map((question) => {
      const key = question.key ?? keyOf(question.question, taken);
      taken.add(key);
      return asked(key, question);
    }),
  };
}

function asked(key: string, draft: QuestionDraft): SurveyQuestion {
  const { type, question, required } = draft;
  const isNumber = type === 'number';
  return {
    ...{ key, type, question, required },
    choices: type === 'choice' || type === 'choice_multi' ? choicesOf(draft) : [],
    min: isNumber ? (numberFrom(draft.min) ?? null) : null,
    max: isNumber ? (numberFrom(draft.max) ?? null) : null,
    unit: isNumber ? draft.unit.trim() || null : null,
  };
}

/** A choice keeps its key when its line moves, so that earlier answers still match. */
function choicesOf({ choices, stored }: QuestionDraft): SurveyQuestion['choices'] {
  const lines = choices.split('\n').flatMap((line) => line.trim() || []);
  const taken = new Set(stored.map(({ key }) => key));
  const found: SurveyQuestion['choices'] = [];
  return lines.map((value) => {
    // A duplicated line has one key, which is rejected.
    const known = [...stored, ...found].find((choice) => choice.value === value);
    const key = known?.key ?? keyOf(value, taken);
    taken.add(key);
    found.push({ key, value });
    return { key, value };
  });
}

/** Error messages by field, 'questions.0.choices'; empty if there are none. */
export function surveyProblems(draft: SurveyDraft): Record<string, string> {
  const errors: Record<string, string> = {};
  draft.questions.forEach(({ type, min, max }, at) => {
    if (type !== 'number') return;
    for (const [field, text] of Object.entries({ min, max })) {
      if (text.trim() === '' || numberFrom(text) !== undefined) continue;
      errors[`questions.${String(at)}.${field}`] = surveyMessages.answerNumber;
    }
  });
  const { error } = readInput(surveyFields, draftToSurvey(draft));
  for (const { path, message } of error?.issues ?? []) errors[path.join('.')] ??= message;
  return errors;
}

/** The questions with one of them moved up or down. */
export function movedQuestion(
  questions: readonly QuestionDraft[],
  at: number,
  step: -1 | 1,
): QuestionDraft[] {
  const moved = [...questions];
  const [one] = moved.splice(at, 1);
  if (one !== undefined) moved.splice(at + step, 0, one);
  return moved;
}

/** Whether the published questions differ from the draft. */
export function isUnpublished({ questions, published }: Survey): boolean {
  return published === null || JSON.stringify(questions) !== JSON.stringify(published);
}

/**
 * A unique key for a text: its slug, with a number if taken; 'question' if it has no letters or
 * digits.
 */
export function keyOf(text: string, taken: ReadonlySet<string>): string {
  const core = plainSlug(text).slice(0, 80);
  if (!taken.has(core)) return core;
  for (let nth = 2; ; nth += 1) {
    const key = `${core}-${String(nth)}`;
    if (!taken.has(key)) return key;
  }
}

function plainSlug(text: string): string {
  return /[\p{L}\p{N}]/u.test(text) ? slug(text) : 'question';
}
