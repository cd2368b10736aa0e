import { z } from 'zod';
import { newRowId } from '#packages/http/contract';
import { breakMessages as messages } from './break-messages.ts';

/** Most people of one break. */
export const mostBreakPeople = 1000;
/** Days that copies hold breaks. The server keeps them as long as the organisation. */
export const copyDays = 90;
/** A break that waited for a connection is accepted for so many days. */
export const oldestDays = 7;
/** Most hours of one break. */
export const longestHours = 12;

/** Heat bands, as the heat index of the moment has them; null if it is not known. */
const level = z.int().min(1).max(5).nullable();
const degrees = z.number().min(-90).max(90).nullable();
const minutes = z.int().min(0).max(60).nullable();

/** The rule that asks for a break: its pack and where it says so. */
export const breakRule = z.object({
  rule_pack_id: z.string().max(60),
  name: z.string().max(80),
  citation: z.string().max(200),
});
export type BreakRule = z.infer<typeof breakRule>;

/** What was known of the heat when a break began. Temperatures in degrees Celsius. */
export const conditions = z.object({
  wbgt: degrees,
  heat_index: z.number().min(-90).max(150).nullable(),
  /** Band of the heat index, 1 to 5. */
  level,
  /** Of the crew card for the hour. */
  work_minutes: minutes,
  rest_minutes: minutes,
  /** The rule that asked for the break; none if the organisation's own plan did. */
  rule: breakRule.nullable().optional(),
});
export type Conditions = z.infer<typeof conditions>;

/** A time with a zone offset, stored in UTC with milliseconds. */
const time = z.iso
  .datetime({ offset: true, error: messages.timeInvalid })
  .max(40, messages.timeInvalid)
  .transform((text) => new Date(text).toISOString());

const breakId = z.guid().transform((id) => id.toLowerCase());

/** The start of a break as a client sends it. */
export const breakStart = z.object({
  break_id: newRowId,
  location_id: z.guid().transform((id) => id.toLowerCase()),
  user_ids: z
    .array(z.guid().transform((id) => id.toLowerCase()))
    .min(1, messages.noPeople)
    .max(mostBreakPeople, messages.manyPeople)
    .refine((ids) => new Set(ids).size === ids.length, messages.peopleTwice),
  started_time: time,
  /** When it was due; null for a break that was not. */
  due_time: time.nullable(),
  /** Its length by the crew card. */
  planned_minutes: z
    .int()
    .min(1)
    .max(longestHours * 60),
  conditions,
});
export type BreakStart = z.output<typeof breakStart>;

/** The end of a break as a client sends it. */
export const breakEnd = z.object({ break_id: breakId, ended_time: time });
export type BreakEnd = z.output<typeof breakEnd>;

/** A correction: other times, or deletion and its undo. */
export const breakCorrection = z
  .object({
    break_id: breakId,
    started_time: time,
    /** Null while it lasts. */
    ended_time: time.nullable(),
    /** True deletes the break, false restores it. */
    deleted: z.boolean().default(false),
    /** Of the row that the form was opened with. */
    modified_time: z.iso.datetime({ offset: true }).max(40).optional(),
  })
  .superRefine(({ started_time, ended_time }, { addIssue }) => {
    const message = ended_time === null ? null : lengthProblem(started_time, ended_time);
    if (message !== null) addIssue({ code: 'custom', path: ['ended_time'], message });
  });
export type BreakCorrection = z.output<typeof breakCorrection>;

/** What is wrong with the times of a break; null if nothing is. */
export function lengthProblem(started_time: string, ended_time: string): string | null {
  const length = Date.parse(ended_time) - Date.parse(started_time);
  if (length <= 0) return messages.endFirst;
  return length > longestHours * 3_600_000 ? messages.longBreak : null;
}

/** A break as it is stored and synced. Of its people only those that the viewer may see. */
export const breakRow = z.object({
  break_id: z.string(),
  location_id: z.string(),
  user_ids: z.array(z.string()),
  /** Number of all of its people, also of those whose data was erased. */
  people_count: z.number(),
  started_time: z.string(),
  ended_time: z.string().nullable(),
  due_time: z.string().nullable(),
  planned_minutes: z.number(),
  conditions,
  /** Who recorded its start and end. Null once that person's data was erased. */
  started_by: z.string().nullable(),
  ended_by: z.string().nullable(),
  /** When its times were last corrected; null if never. */
  corrected_time: z.string().nullable(),
  /** False once it is deleted, or has left the copies. */
  active: z.boolean(),
  created_time: z.string(),
  modified_time: z.string(),
});
export type BreakRow = z.infer<typeof breakRow>;
