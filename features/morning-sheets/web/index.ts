export { DaySheetsScreen } from './day-sheets-screen.tsx';
export { morningSheetFeature } from './feature.ts';
export { waterText } from './water-text.ts';
export { placeOf } from './sheet-texts.ts';
export { useDaySheets } from './use-day-sheets.ts';
