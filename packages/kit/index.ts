export { assertNever } from './assert-never.ts';
export type { Clock, NewId } from './clock.ts';
export { createId, isId } from './id.ts';
export type { FillRandom } from './id.ts';
export { slug } from './slug.ts';
export { truncate } from './truncate.ts';
