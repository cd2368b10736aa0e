export { itemIds, itemOf, sectionIds, severities } from './items.ts';
export type { FactId, ItemId, SectionId, Severity } from './items.ts';
export {
  changeProgramme,
  finishProgramme,
  mostChecks,
  readProgramme,
  readProgrammeCheck,
  removeProgrammeCheck,
} from './programme-endpoints.ts';
export { programmeMessages } from './programme-messages.ts';
export { answerIds } from './programme.ts';
export type {
  AnsweredItem,
  AnswerId,
  ItemChange,
  ProgrammeCheck,
  ProgrammeFacts,
  ProgrammeResult,
  WholeCheck,
} from './programme.ts';
