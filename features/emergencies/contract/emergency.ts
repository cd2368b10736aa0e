import { z } from 'zod';
import { newRowId } from '#packages/http/contract';
import { emergencyMessages as messages } from './emergency-messages.ts';

/** The steps that have a button of their own, in their usual order. */
export const emergencySteps = [
  'called',
  'cooling_started',
  'ambulance_arrived',
  'handed_over',
] as const;
export type EmergencyStep = (typeof emergencySteps)[number];

/** Kinds of entries. An emergency is the list of its entries; none is changed or removed. */
export const entryKinds = [
  'started',
  ...emergencySteps,
  'note',
  'person',
  'location',
  'ended',
  'correction',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Longest note in characters. */
export const longestNote = 500;
/** Most entries of one emergency. */
export const mostEntries = 500;
/** An entry may be so many milliseconds ahead: the clock of a phone may be wrong. */
export const mostAhead = 24 * 3_600_000;

const id = z.guid().transform((text) => text.toLowerCase());

/** An entry as a client sends it. Sending it again changes nothing. */
export const entryFields = z
  .object({
    entry_id: newRowId.transform((text) => text.toLowerCase()),
    emergency_id: id,
    kind: z.enum(entryKinds, messages.kindUnknown),
    /** When it happened, by the clock of the device. */
    time: z.iso
      .datetime({ offset: true, error: messages.timeInvalid })
      .max(40, messages.timeInvalid),
    note: z.string().trim().max(longestNote, messages.noteTooLong).default(''),
    is_drill: z.boolean().default(false),
    location_id: id.nullable().default(null),
    /** The affected person; null for an entry that takes the person out. */
    user_id: id.nullable().default(null),
    corrects: id.nullable().default(null),
    /** The right time of the corrected entry; null if the entry was a mistake. */
    corrected_time: z.iso
      .datetime({ offset: true, error: messages.timeInvalid })
      .max(40, messages.timeInvalid)
      .nullable()
      .default(null),
  })
  .superRefine((entry, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const { kind, note } = entry;
    const isCorrection = kind === 'correction';
    if (kind === 'note' && note === '') refuse('note', messages.noteRequired);
    if (note !== '' && kind !== 'note' && !isCorrection) refuse('note', messages.noteHere);
    if (entry.is_drill && kind !== 'started') refuse('is_drill', messages.drillHere);
    if (kind === 'location' && entry.location_id === null) {
      refuse('location_id', messages.locationRequired);
    }
    if (entry.location_id !== null && kind !== 'started' && kind !== 'location') {
      refuse('location_id', messages.locationHere);
    }
    if (entry.user_id !== null && kind !== 'person') refuse('user_id', messages.personHere);
    if (isCorrection && entry.corrects === null) refuse('corrects', messages.correctsRequired);
    if (!isCorrection && (entry.corrects ?? entry.corrected_time) !== null) {
      refuse('corrects', messages.correctsHere);
    }
  });
export type EntryFields = z.output<typeof entryFields>;

/** An entry as it is stored and synced, as far as the viewer may see it. */
export const emergencyEntry = z.object({
  entry_id: z.string(),
  emergency_id: z.string(),
  kind: z.enum(entryKinds),
  time: z.string(),
  note: z.string(),
  is_drill: z.boolean(),
  location_id: z.string().nullable(),
  user_id: z.string().nullable(),
  corrects: z.string().nullable(),
  corrected_time: z.string().nullable(),
  /** Null if the viewer does not see that person, or their data was erased. */
  recorded_by: z.string().nullable(),
  /** The person or the note is left out, because the viewer does not see an affected person. */
  is_withheld: z.boolean(),
  active: z.boolean(),
  /** When the server received it. */
  created_time: z.string(),
  modified_time: z.string(),
});
export type EmergencyEntry = z.infer<typeof emergencyEntry>;

/** Key of the metadata of a location with its address to read out. */
export const addressKey = '_emergency_address';
/** Longest address in characters. */
export const longestAddress = 200;
