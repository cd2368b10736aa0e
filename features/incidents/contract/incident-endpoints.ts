import { z } from 'zod';
import { endpoint, newRowId } from '#packages/http/contract';
import { incidentMessages as messages } from './incident-messages.ts';

/** Most days of a file. */
export const mostSpanDays = 14;
/** Most files about a person that somebody makes. */
export const mostFiles = 100;

const id = z.guid().transform((text) => text.toLowerCase());

/** A time with a zone offset, stored in UTC with milliseconds. */
const time = z.iso
  .datetime({ offset: true, error: messages.timeInvalid })
  .max(40, messages.timeInvalid)
  // Nothing was recorded before, and PostgreSQL has no year 0.
  .refine((text) => Date.parse(text) >= Date.UTC(2000), messages.timeInvalid)
  .transform((text) => new Date(text).toISOString());

/** A file without its text. */
const head = z.object({
  incident_file_id: z.string(),
  user_id: z.string(),
  from_time: z.string(),
  to_time: z.string(),
  created_time: z.string(),
  created_by: z.string().nullable(),
  /** Null if that person was erased. */
  created_by_name: z.string().nullable(),
  /** SHA-256 of the text as it was made, in hexadecimal digits. */
  content_hash: z.string(),
  /** When names were removed from the text after an erasure; the hash is that of the text before. */
  redacted_time: z.string().nullable(),
});
export type IncidentFileHead = z.infer<typeof head>;

const file = head.extend({
  /** JSON text of the content; the hash is of exactly this text in UTF-8. */
  content: z.string(),
});
export type IncidentFile = z.infer<typeof file>;

const day = 86_400_000;

export const createIncidentFile = endpoint({
  name: 'incident.create',
  method: 'POST',
  path: '/v3/incident-file',
  summary:
    'Makes a file of what was recorded about a person in a time: tests, heat, breaks, alerts, emergencies, and who did what. It is stored with its hash.',
  right: 'signed_in',
  bodyLimit: 4 * 1024,
  body: z
    .strictObject({
      incident_file_id: newRowId.transform((text) => text.toLowerCase()),
      user_id: id,
      from_time: time,
      to_time: time,
    })
    .superRefine(({ from_time, to_time }, { addIssue }) => {
      const length = Date.parse(to_time) - Date.parse(from_time);
      if (length <= 0) addIssue({ code: 'custom', path: ['to_time'], message: messages.order });
      else if (length > mostSpanDays * day) {
        addIssue({ code: 'custom', path: ['to_time'], message: messages.tooLong(mostSpanDays) });
      }
    }),
  data: file,
  errors: ['CONFLICT', 'TOO_MANY'],
});

export const listIncidentFiles = endpoint({
  name: 'incident.list',
  method: 'GET',
  path: '/v3/user/{id}/incident-file',
  summary:
    'The incident files about a person without their text, the newest first: all of them for admins, for others those that they made without being an admin.',
  right: 'signed_in',
  params: z.object({ id }),
  data: z.object({ files: z.array(head) }),
});

export const readIncidentFile = endpoint({
  name: 'incident.read',
  method: 'GET',
  path: '/v3/incident-file/{id}',
  summary: 'An incident file, for admins and, unless an admin made it, for the person who made it.',
  right: 'signed_in',
  params: z.object({ id }),
  data: file,
});
