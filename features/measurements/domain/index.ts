export { baselineOf } from './baseline-of.ts';
export { draftErrors, draftToMeasurement, longestNote } from './measurement-draft.ts';
export type { DraftErrors, MeasurementDraft } from './measurement-draft.ts';
export { measurementKinds, unitOf } from './measurement-kinds.ts';
export type { FixedType } from './measurement-kinds.ts';
