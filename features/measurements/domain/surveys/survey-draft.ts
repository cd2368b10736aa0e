import { surveyFields, surveyMessages } from '#measurements/contract';
import type {
  Survey,
  SurveyFields,
  SurveyQuestion,
  SurveyType,
  SurveyUse,
} from '#measurements/contract';
import { readInput } from '#packages/http/contract';
import { numberFrom } from '../number-from.ts';
import { keyOf } from './question-key.ts';

/** A question as it stands in the editor. */
export interface QuestionDraft {
  /** Of this editor alone: a new question has no key yet. */
  id: string;
  /** null: made of the question when it is saved first. */
  key: string | null;
  type: SurveyType;
  question: string;
  required: boolean;
  /** One a line. */
  choices: string;
  /** The same with their keys, as they were stored. */
  stored: SurveyQuestion['choices'];
  min: string;
  max: string;
  unit: string;
}

/** A survey as it stands in the editor. */
export interface SurveyDraft {
  survey_id: string;
  name: string;
  used_for: SurveyUse;
  questions: readonly QuestionDraft[];
}

/** What stands in the editor of a survey at first. */
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

/** A question that nothing is written of yet. */
export function newQuestion(id: string): QuestionDraft {
  return {
    ...{ id, key: null, type: 'text', question: '', required: false },
    ...{ choices: '', stored: [], min: '', max: '', unit: '' },
  };
}

/** The survey as the call wants it, with a key for whatever is new; what is half written may be refused. */
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

/** Whoever chose something before chose the same after its line was moved. */
function choicesOf({ choices, stored }: QuestionDraft): SurveyQuestion['choices'] {
  const lines = choices.split('\n').flatMap((line) => line.trim() || []);
  const taken = new Set(stored.map(({ key }) => key));
  const found: SurveyQuestion['choices'] = [];
  return lines.map((value) => {
    // A line that stands twice has one key, which is refused.
    const known = [...stored, ...found].find((choice) => choice.value === value);
    const key = known?.key ?? keyOf(value, taken);
    taken.add(key);
    found.push({ key, value });
    return { key, value };
  });
}

/** Sentences by field, 'questions.0.choices', for what cannot be saved; none where all is well. */
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

/** The questions in another order: one of them a step up or down. */
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

/** Whether the questions that are asked are not those that stand in the editor's survey. */
export function isUnpublished({ questions, published }: Survey): boolean {
  return published === null || JSON.stringify(questions) !== JSON.stringify(published);
}
