import { z } from 'zod';
import { newRowId } from '#packages/http/contract';
import { attentionMessages as messages } from './attention-messages.ts';

/**
 * Kinds of cases that somebody can take: a dehydrated person, a person who is planned longer in the
 * heat than allowed, a late break of a location. An alert is taken by its acknowledgement.
 */
export const takenKinds = ['reading', 'heat_share', 'break'] as const;
export type TakenKind = (typeof takenKinds)[number];

/** A case is taken at most so many days before it reaches the server. */
export const oldestEntryDays = 7;
/** Days that copies hold entries. The server keeps them as long as the organisation. */
export const entryCopyDays = 3;
/** The clock of a device may be so many minutes ahead. */
export const entryMinutesAhead = 5;

const id = z.guid().transform((text) => text.toLowerCase());

/** A time with a zone offset, stored in UTC with milliseconds. */
const time = z.iso
  .datetime({ offset: true, error: messages.timeInvalid })
  .max(40, messages.timeInvalid)
  .transform((text) => new Date(text).toISOString());

/** An entry as a client sends it: somebody takes a case, or releases it. Sending it again changes nothing. */
export const attentionFields = z
  .object({
    entry_id: newRowId.transform((text) => text.toLowerCase()),
    kind: z.enum(takenKinds),
    /** The person; of a break the location. */
    subject_id: id,
    /** When the case began, as the client shows it. */
    since: time,
    action: z.enum(['take', 'release']),
    /** By the clock of the device. */
    time,
    /** The entry that it ends: the take of somebody else, or the own one that is released. */
    ends: id.nullable().default(null),
  })
  .superRefine(({ action, ends }, { addIssue }) => {
    if (action === 'release' && ends === null) {
      addIssue({ code: 'custom', path: ['ends'], message: messages.endsRequired });
    }
  });
export type AttentionFields = z.output<typeof attentionFields>;

/** An entry as it is stored and synced. */
export const attentionEntry = z.object({
  entry_id: z.string(),
  kind: z.enum(takenKinds),
  subject_id: z.string(),
  since: z.string(),
  action: z.enum(['take', 'release']),
  time: z.string(),
  ends: z.string().nullable(),
  /** Null if the viewer may not see that person, and once that person's data was erased. */
  recorded_by: z.string().nullable(),
  /** False once it has left the copies. */
  active: z.boolean(),
  created_time: z.string(),
  modified_time: z.string(),
});
export type AttentionEntry = z.infer<typeof attentionEntry>;

/** What became of an entry. */
export const attentionAnswer = z.object({
  /** The own entry, or the take of somebody else who has the case; then nothing was stored. */
  entry_id: z.string(),
  /** Who has the case instead; empty if nobody does, or the viewer may not see that person. */
  taken_by: z.string(),
});
