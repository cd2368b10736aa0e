import { answerErrors, writtenAnswers } from '#measurements/domain';
import type { TypedAnswer, TypedAnswers } from '#measurements/domain';
import type { Survey, WrittenAnswer } from '#measurements/contract';
import { SurveyFields } from './survey-fields.tsx';
import { useWords } from './survey-texts.ts';
import classes from './survey-section.module.css';

/** Input by survey. */
export type TypedSurveys = Readonly<Record<string, TypedAnswers>>;
/** Error messages by survey, then by key. */
export type SurveyErrors = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface Props {
  surveys: readonly Survey[];
  typed: TypedSurveys;
  errors: SurveyErrors;
  onChange: (typed: TypedSurveys) => void;
}

/** The surveys of a test, each under its name. */
export function SurveySection({ surveys, typed, errors, onChange }: Props) {
  return surveys.map(({ survey_id, name, used_for, published }) => (
    <fieldset key={survey_id} className={classes['survey']}>
      <legend>
        <span dir="auto">{name}</span> <small>{useWords[used_for]}</small>
      </legend>
      <SurveyFields
        questions={published ?? []}
        typed={typed[survey_id] ?? {}}
        errors={errors[survey_id] ?? {}}
        onChange={(key: string, answer: TypedAnswer) =>
          onChange({ ...typed, [survey_id]: { ...typed[survey_id], [key]: answer } })
        }
      />
    </fieldset>
  ));
}

/** Error messages; empty if there are none. */
export function surveyErrors(surveys: readonly Survey[], typed: TypedSurveys): SurveyErrors {
  const found = surveys.map(({ survey_id, published }) => [
    survey_id,
    answerErrors(published ?? [], typed[survey_id] ?? {}),
  ]);
  return Object.fromEntries(
    found.filter(([, errors]) => Object.keys(errors ?? {}).length > 0),
  ) as SurveyErrors;
}

/** The answers in the form of the test. */
export function answersOf(surveys: readonly Survey[], typed: TypedSurveys): WrittenAnswer[] {
  return surveys.flatMap((survey) => writtenAnswers(survey, typed[survey.survey_id] ?? {}));
}

/** The input fields for a test with answers. */
export function typedOf(answers: readonly WrittenAnswer[]): TypedSurveys {
  const typed: Record<string, Record<string, TypedAnswer>> = {};
  for (const { survey_id, key, value, selected_answer } of answers) {
    (typed[survey_id] ??= {})[key] = selected_answer ?? String(value ?? '');
  }
  return typed;
}
