import { z } from 'zod';
import { newRowId } from '#packages/http/contract';
import { readingMessages as messages } from './reading-messages.ts';

/** Days that copies hold readings. The server keeps them as long as the organisation. */
export const copyDays = 90;
/** Minutes for which a reading replaces the model. */
export const reach = { least: 15, usual: 60, most: 240 } as const;
/** The clock of a device may be so many minutes ahead. */
export const mostAhead = 5;
/** The form refuses older readings. */
export const oldestHours = 24;
/** The server refuses older readings. One that waited on a device without connection is a record. */
export const oldestDays = 30;
export const mostInstrument = 80;
export const mostNote = 500;

/**
 * When the readings of a site say by how much it differs from the model: days back, fewest readings
 * and days with one, and the least difference of the WBGT in kelvin.
 */
export const offsetLimits = { days: 30, fewest: 3, fewestDays: 2, least: 0.5 } as const;

/** The bounds of measured values: degrees Celsius, %, km/h, minutes. */
export const bounds = {
  wbgt: { least: -20, most: 60, message: messages.wbgtRange },
  temperature: { least: -20, most: 60, message: messages.temperatureRange },
  humidity: { least: 0, most: 100, message: messages.humidityRange },
  globe: { least: -20, most: 85, message: messages.globeRange },
  wind_kph: { least: 0, most: 150, message: messages.windRange },
  minutes: { least: reach.least, most: reach.most, message: messages.minutesRange },
} as const;
/** A value with bounds. */
export type BoundField = keyof typeof bounds;

/** A time with a zone offset, stored in UTC with milliseconds. */
const time = z.iso
  .datetime({ offset: true, error: messages.timeInvalid })
  .max(40, messages.timeInvalid)
  .transform((text) => new Date(text).toISOString());

function valueOf(field: BoundField) {
  const { least, most, message } = bounds[field];
  return z.number(messages.notANumber).min(least, message).max(most, message).nullable();
}

const modelValue = z.number().min(-90).max(150).nullable();

/**
 * A reading as a client sends it: the WBGT, or the air from which it is computed. Degrees Celsius.
 */
export const newReading = z
  .object({
    reading_id: newRowId,
    location_id: z.guid().transform((id) => id.toLowerCase()),
    /** When it was taken. */
    time,
    /** For how long it replaces the model. */
    minutes: z
      .int(messages.minutesRange)
      .min(reach.least, messages.minutesRange)
      .max(reach.most, messages.minutesRange),
    wbgt: valueOf('wbgt'),
    temperature: valueOf('temperature'),
    humidity: valueOf('humidity'),
    globe: valueOf('globe'),
    wind_kph: valueOf('wind_kph'),
    instrument: z.string().trim().max(mostInstrument, messages.longInstrument),
    note: z.string().trim().max(mostNote, messages.longNote),
    /** What the model said for the hour of the reading; null if it was not known. */
    model_wbgt: modelValue,
    model_heat_index: modelValue,
  })
  .superRefine((reading, { addIssue }) => {
    for (const [field, message] of Object.entries(kindProblems(reading))) {
      addIssue({ code: 'custom', path: [field], message });
    }
  });
export type NewReading = z.output<typeof newReading>;

type Values = Pick<NewReading, 'wbgt' | 'temperature' | 'humidity' | 'globe' | 'wind_kph'>;

/** What is missing or too much in the values of a reading, by field. */
export function kindProblems(values: Values): Record<string, string> {
  const { wbgt, temperature, humidity, globe, wind_kph } = values;
  const hasAir = [temperature, humidity, globe, wind_kph].some((value) => value !== null);
  if (wbgt !== null) return hasAir ? { wbgt: messages.oneKind } : {};
  if (!hasAir) return { wbgt: messages.wbgtMissing };
  if (temperature === null) return { temperature: messages.wbgtMissing };
  return humidity === null ? { humidity: messages.humidityMissing } : {};
}

/** Invalidating a reading, or its undo. */
export const readingChange = z.object({
  reading_id: z.guid().transform((id) => id.toLowerCase()),
  is_valid: z.boolean(),
});
export type ReadingChange = z.output<typeof readingChange>;

/** A reading as it is stored and synced. */
export const readingRow = z.object({
  reading_id: z.string(),
  location_id: z.string(),
  time: z.string(),
  minutes: z.number(),
  /** Measured, or computed from the globe; null if neither is known. */
  wbgt: z.number().nullable(),
  temperature: z.number().nullable(),
  humidity: z.number().nullable(),
  globe: z.number().nullable(),
  wind_kph: z.number().nullable(),
  /** Of the measured air; null if only the WBGT was measured. */
  heat_index: z.number().nullable(),
  instrument: z.string(),
  note: z.string(),
  model_wbgt: z.number().nullable(),
  model_heat_index: z.number().nullable(),
  /** Null for the viewers who do not see that person, and once their data was erased. */
  recorded_by: z.string().nullable(),
  /** When somebody said that it does not count; null while it does. */
  invalidated_time: z.string().nullable(),
  /** False once it has left the copies. */
  active: z.boolean(),
  created_time: z.string(),
  modified_time: z.string(),
});
export type ReadingRow = z.infer<typeof readingRow>;
