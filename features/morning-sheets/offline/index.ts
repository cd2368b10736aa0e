export { morningSheetFeature } from './feature.ts';
export { morningCrew, morningLocations, nextMorning } from './morning-crew.ts';
export type { MorningCrew, MorningLocation, MorningWorker, NoCrew } from './morning-crew.ts';
