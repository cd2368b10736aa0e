export type { DraftErrors, LinkDraft, MeasurementDraft } from './measurement-draft.ts';
export { baselineOf } from './baseline-of.ts';
export { customRange } from './custom-window.ts';
export {
  countedFilter,
  dashboardPage,
  defaultFilter,
  filterFromSearch,
  labelGroups,
  searchFromFilter,
} from './date-filter.ts';
export type { DateSearch, FilterPage } from './date-filter.ts';
export { chosenDay, chosenWeek, dateAt, dateWindows, pinned, windowTest } from './date-window.ts';
export type { DateWindow } from './date-window.ts';
export { dayStarts, mostDays } from './day-starts.ts';
export { isWithin } from './local-spans.ts';
export { filterWords, liveWords } from './filter-words.ts';
export { monthNames, weekLabel, weeksInYear } from './iso-week.ts';
export {
  draftErrors,
  draftToMeasurement,
  longestNote,
  measurementToDraft,
} from './measurement-draft.ts';
export { metadataFacts } from './metadata-facts.ts';
export type { MetadataFact } from './metadata-facts.ts';
export {
  countdownText,
  isTakenNow,
  noDrinkAnswer,
  noDrinkMinutes,
  noDrinkSince,
  noDrinkState,
} from './no-drink.ts';
export type { NoDrink, NoDrinkAnswer, NoDrinkState } from './no-drink.ts';
export { doubtQuestion, usualSaliva, usualTests, valueDoubt } from './value-doubt.ts';
export type { ValueDoubt } from './value-doubt.ts';
export { numberFrom } from './number-from.ts';
export { surveyAnswers } from './survey-answers.ts';
export type { SurveyAnswer } from './survey-answers.ts';
export { measurementKinds, unitOf, valueWithUnit } from './measurement-kinds.ts';
export type { FixedType } from './measurement-kinds.ts';
export { ownTypeProblems } from './own-types/own-type-draft.ts';
export type { OwnTypeDraft } from './own-types/own-type-draft.ts';
export { answerErrors, writtenAnswers } from './surveys/answer-draft.ts';
export type { TypedAnswer, TypedAnswers } from './surveys/answer-draft.ts';
export { defaultSurvey } from './surveys/default-survey.ts';
export {
  draftToSurvey,
  isUnpublished,
  movedQuestion,
  newQuestion,
  surveyProblems,
  surveyToDraft,
} from './surveys/survey-draft.ts';
export type { QuestionDraft, SurveyDraft } from './surveys/survey-draft.ts';
export { answerColumns, answerText } from './surveys/answer-columns.ts';
export { timeFromText, zonedText } from './zoned-time.ts';
