import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

/** What a manager may record about a person, as of the beginning of a date. */
export const recordStates = ['acclimatised', 'returning', 'new'] as const;
export type RecordState = (typeof recordStates)[number];

/** Messages about records, shared by server and screens. */
export const recordMessages = {
  state: 'Choose what you know about this worker',
  date: 'Enter a date from 2000 to today',
  unknown: 'This person no longer exists',
  saved: 'Acclimatisation recorded',
  removed: 'Record removed',
} as const;

/** The newest fact that a manager recorded about the acclimatisation of a person. */
export const acclimatisationRecord = z.object({
  state: z.enum(recordStates, recordMessages.state),
  /** Local date: '2026-11-23'. */
  date: z.iso.date(recordMessages.date).refine((date) => date >= '2000-01-01', recordMessages.date),
});
export type AcclimatisationRecord = z.infer<typeof acclimatisationRecord>;

/** The private fields of a person with the newest record, and when they joined and left locations. */
export const recordField = '_acclimatisation';
export const sitesField = '_sites';

/** When a person joined or left a location; kept for 90 days. */
export const siteEvent = z.object({
  tag_id: z.string(),
  time: z.string(),
  joined: z.boolean(),
});
export type SiteEvent = z.infer<typeof siteEvent>;

export const recordAcclimatisation = endpoint({
  name: 'acclimatisation.record',
  method: 'PUT',
  path: '/v3/user/acclimatisation',
  summary:
    'Records how much a person is used to the heat on a date, instead of the earlier record. Null removes it.',
  right: 'signed_in',
  body: z.object({ user_id: z.guid(), record: acclimatisationRecord.nullable() }),
  data: z.object({ user_id: z.string(), record: acclimatisationRecord.nullable() }),
});
