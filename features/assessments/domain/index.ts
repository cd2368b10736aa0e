export { airWords, conditionWords, degreesText, movementWords } from './thermal/answer-words.ts';
export { assess, heatIndexOf, outsideMethod, ratedLevel, windPointsOf } from './thermal/assess.ts';
export { levelAdvice, unratedAdvice } from './thermal/level-advice.ts';
export { blankDraft, draftOf, readDraft } from './thermal/thermal-draft.ts';
export type { ReadDraft, ThermalDraft, TypedField } from './thermal/thermal-draft.ts';
export { shownWind, unitsOf } from './thermal/thermal-units.ts';
export type { ThermalUnits } from './thermal/thermal-units.ts';
export { waysDown } from './thermal/ways-down.ts';
