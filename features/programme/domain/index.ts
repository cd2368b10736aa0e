export { changedAnswers, gapsOf, itemsOfSection, resultOf } from './result.ts';
export type { ChangedAnswer, Gap } from './result.ts';
