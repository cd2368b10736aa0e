export type { HeatCrew, Situation, Unknown } from './situation.ts';
