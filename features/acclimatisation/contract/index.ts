export {
  acclimatisationRecord,
  recordAcclimatisation,
  recordField,
  recordMessages,
  recordStates,
  siteEvent,
  sitesField,
} from './record.ts';
export type { AcclimatisationRecord, RecordState, SiteEvent } from './record.ts';
export {
  absenceChoices,
  heatDayMinutes,
  heatDaysToAdapt,
  highTrigger,
  restShare,
  shares,
} from './shares.ts';
export type { AbsenceDays, Ladder } from './shares.ts';
