export { acclimatisationFeature } from './feature.ts';
export { ledgerTables } from './ledger-inputs.ts';
export { crewAcclimatisation, personAcclimatisation, planMarks } from './reads.ts';
export { rosteredWorkers, workersOnDay } from './site-day.ts';
export type { WorkerOnDay } from './site-day.ts';
export type {
  CrewAcclimatisation,
  LimitedWorker,
  Missing,
  PersonAcclimatisation,
  PlanMark,
  PlanMarks,
} from './reads.ts';
