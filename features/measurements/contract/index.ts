export { addLink, removeLink } from './links/link-endpoints.ts';
export { linkMessages } from './links/link-messages.ts';
export type { LinkMeasurement, NewLink } from './links/link.ts';
export {
  dateFilter,
  dateModes,
  dayChoices,
  firstYear,
  hourChoices,
  lastFixedYear,
} from './date-filter.ts';
export type { DateFilter, DateMode } from './date-filter.ts';
export { measurementColumns } from './measurement-columns.ts';
export type { MeasurementColumn } from './measurement-columns.ts';
export {
  addMeasurementTags,
  changeMeasurements,
  createMeasurements,
  futureTolerance,
  largestValue,
  metadataBounds,
  newMeasurement,
  rawDataBounds,
} from './measurement-endpoints.ts';
export type { NewMeasurement, ReadMeasurement } from './measurement-endpoints.ts';
export { measurementMessages } from './measurement-messages.ts';
export {
  changeCustomType,
  changeLinkType,
  createCustomType,
  createLinkType,
  removeCustomType,
  removeLinkType,
} from './own-types/own-type-endpoints.ts';
export { ownTypeMessages } from './own-types/own-type-messages.ts';
export { ownTypeFields } from './own-types/own-type.ts';
export type { CustomType, LinkType, OwnTypeFields, OwnTypeKind } from './own-types/own-type.ts';
export { typeIcons } from './own-types/type-icons.ts';
export type { TypeIcon } from './own-types/type-icons.ts';
export { hiddenStatuses, measurementTypes, surveyTypes } from './measurement-kinds.ts';
export type { MeasurementType, SurveyType } from './measurement-kinds.ts';
export { baseline } from './measurement.ts';
export type { Baseline, Measurement, MeasurementMetadata } from './measurement.ts';
export {
  answersPage,
  listSurveys,
  removeSurvey,
  saveSurvey,
  surveyAnswersOf,
} from './surveys/survey-endpoints.ts';
export type { AnsweredTest } from './surveys/survey-endpoints.ts';
export { surveyMessages } from './surveys/survey-messages.ts';
export { mostSurveyBytes, surveyFields, surveyUses } from './surveys/survey.ts';
export type {
  Survey,
  SurveyFields,
  SurveyQuestion,
  SurveyUse,
  WrittenAnswer,
} from './surveys/survey.ts';
