export { seasonFeature } from './feature.ts';
export { hourColumns, unknownSentences } from './hours-words.ts';
export { percentText } from './percent-text.ts';
export {
  figureMeanings as seasonMeanings,
  figureNames as seasonNames,
  seasonTexts,
} from './season-texts.ts';
