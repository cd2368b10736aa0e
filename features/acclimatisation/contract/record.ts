import { z } from 'zod';

/** What a manager may record about a person, as of the beginning of a date. */
export const recordStates = ['acclimatised', 'returning', 'new'] as const;
export type RecordState = (typeof recordStates)[number];

/** The newest fact that a manager recorded about the acclimatisation of a person. */
export const acclimatisationRecord = z.object({
  state: z.enum(recordStates),
  /** Local date: '2026-11-23'. */
  date: z.iso.date(),
});
export type AcclimatisationRecord = z.infer<typeof acclimatisationRecord>;
