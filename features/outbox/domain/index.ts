export { oneLine, writeLetter } from './letter.ts';
export type { Letter, LetterParts } from './letter.ts';
