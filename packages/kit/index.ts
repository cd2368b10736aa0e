export { medianOf } from './median.ts';
export { assertNever } from './assert-never.ts';
export { csvText } from './csv-text.ts';
export { errorText } from './error-text.ts';
export { countOf, countText } from './count-text.ts';
export type { Clock, NewId } from './clock.ts';
export { compareNames } from './compare-names.ts';
export {
  clockText,
  hourText,
  dateText,
  dateTimeText,
  generatedText,
  offsetText,
  zonedParts,
} from './date-text.ts';
export { fileDate } from './file-date.ts';
export { createId, isId, isRowId } from './id.ts';
export { findJsonFault, jsonBytes } from './json-limits.ts';
export type { JsonFault } from './json-limits.ts';
export { isStorable, oneLine, storableLine } from './one-line.ts';
export { relativeTime, shortAge, spanText } from './relative-time.ts';
export { listText } from './list-text.ts';
export { isSameText } from './same-text.ts';
export { param, searchReader } from './search-params.ts';
export type { Param, ParamsOf } from './search-params.ts';
export { seededRandom, seedOf } from './seeded-random.ts';
export { slug } from './slug.ts';
export { celsiusOf, fahrenheitOf } from './temperature.ts';
export { foldText, matchesSearch } from './text-search.ts';
export { truncate } from './truncate.ts';
export { createTurns } from './turns.ts';
