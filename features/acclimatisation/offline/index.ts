export { acclimatisationFeature } from './feature.ts';
export { crewAcclimatisation, personAcclimatisation, planMarks } from './reads.ts';
export type {
  CrewAcclimatisation,
  LimitedWorker,
  Missing,
  PersonAcclimatisation,
  PlanMark,
  PlanMarks,
} from './reads.ts';
