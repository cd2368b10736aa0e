export { assertNever } from './assert-never.ts';
export type { Clock, NewId } from './clock.ts';
export { clockText, dateText, dateTimeText, offsetText, zonedParts } from './date-text.ts';
export type { ZonedParts } from './date-text.ts';
export { createId, isId } from './id.ts';
export type { FillRandom } from './id.ts';
export { relativeTime } from './relative-time.ts';
export { slug } from './slug.ts';
export { truncate } from './truncate.ts';
