export { acclimatisationRecord, recordStates } from './record.ts';
export type { AcclimatisationRecord, RecordState } from './record.ts';
export {
  absenceChoices,
  heatDayMinutes,
  heatDaysToAdapt,
  highTrigger,
  restShare,
  shares,
} from './shares.ts';
export type { AbsenceDays, Ladder } from './shares.ts';
