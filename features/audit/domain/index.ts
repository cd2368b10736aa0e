export { actionWord, entityWord } from './audit-words.ts';
export { changeWords } from './change-words.ts';
export type { NameOf } from './change-words.ts';
