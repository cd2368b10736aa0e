export { baselineOf } from './baseline-of.ts';
export {
  draftErrors,
  draftToMeasurement,
  longestNote,
  measurementToDraft,
} from './measurement-draft.ts';
export type { DraftErrors, MeasurementDraft } from './measurement-draft.ts';
export { measurementKinds, unitOf, valueWithUnit } from './measurement-kinds.ts';
export type { FixedType } from './measurement-kinds.ts';
