export { complianceFeature } from './feature.ts';
export {
  complianceTexts,
  figureMeanings as complianceMeanings,
  figureNames as complianceNames,
} from './compliance-texts.ts';
export { figureTable, hasData, tagTable } from './group-words.ts';
export { FigureRowsScreen } from './rows/figure-rows-screen.tsx';
export { rowColumns } from './rows/row-columns.tsx';
