import { z } from 'zod';
import { timeZone } from '#organisation/contract';
import { oneLineName } from '#packages/http/contract';
import { rosterMessages as messages } from './roster-messages.ts';
import { scheduleTime } from './roster.ts';

/** Suggested reasons of a leave; any other text is possible too. */
export const leaveReasons = ['Annual leave', 'Sick leave', 'Training', 'Other'] as const;
export const longestReason = 200;

/** The fields of a leave that a client sends. */
export const leaveFields = z
  .object({
    roster_user_leave_id: z.guid(),
    user_id: z.guid(),
    start_time: scheduleTime,
    end_time: scheduleTime,
    timezone: timeZone(messages.zoneUnknown),
    reason: oneLineName({
      ...{ longest: longestReason, tooLong: messages.longReason, invalid: messages.longReason },
    }).default(''),
  })
  .refine(({ start_time, end_time }) => Date.parse(end_time) > Date.parse(start_time), {
    ...{ message: messages.leaveEndFirst, path: ['end_time'] },
  });
export type LeaveFields = z.infer<typeof leaveFields>;

/** A leave as it is stored and synced. A cancelled one is not active. */
export const leave = z.object({
  roster_user_leave_id: z.string(),
  user_id: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  timezone: z.string(),
  reason: z.string(),
  active: z.boolean(),
  created_time: z.string(),
  modified_time: z.string(),
});
export type Leave = z.infer<typeof leave>;
