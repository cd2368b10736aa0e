import { z } from 'zod';

/** Name and version of the format, the first thing in the text of a file. */
export const formatName = 'watershade-incident/1';

/** Most lines of a file, and most bytes of its text. */
export const [mostLines, mostContentBytes] = [2000, 1_000_000];

/** What a line of a file is about. */
export const lineKinds = [
  'shift',
  'test',
  'case',
  'action',
  'break',
  'alert',
  'notice',
  'emergency',
  'change',
] as const;
export type LineKind = (typeof lineKinds)[number];

const namedPerson = z.object({ user_id: z.string(), name: z.string() });
export type NamedPerson = z.infer<typeof namedPerson>;

/** One thing that happened or was done. */
const line = z.object({
  time: z.string(),
  kind: z.enum(lineKinds),
  text: z.string(),
  /** Who did it; null if nobody, or somebody that the maker of the file could not see. */
  by: z.string().nullable(),
});
export type IncidentLine = z.infer<typeof line>;

/** The heat at a location in one hour of a shift. Temperatures in degrees Celsius, wind in km/h. */
const heatHour = z.object({
  time: z.string(),
  location: z.string(),
  temp_c: z.number(),
  humidity: z.number(),
  wind_kph: z.number(),
  heatindex_c: z.number(),
  /** Of the hardest job; null without an assessed job. */
  risk: z.number().nullable(),
  level: z.enum(['low', 'high', 'extreme']).nullable(),
  /** A meter reading or a correction of the site is in it. */
  is_measured: z.boolean(),
});
export type HeatHour = z.infer<typeof heatHour>;

/** The text of an incident file, which is never changed but for names after an erasure. */
export const incidentContent = z.object({
  format: z.literal(formatName),
  incident_file_id: z.string(),
  organisation: z.string(),
  timezone: z.string(),
  user_id: z.string(),
  /** Names of the jobs and locations when the file was made. */
  jobs: z.array(z.string()),
  locations: z.array(z.string()),
  from_time: z.string(),
  to_time: z.string(),
  created_time: z.string(),
  created_by: z.string(),
  /** Everybody who is named, the subject first. */
  people: z.array(namedPerson),
  lines: z.array(line),
  hours: z.array(heatHour),
  /** Where the heat comes from; null without hours. */
  heat_source: z.string().nullable(),
  /** What is not in the file and why, in sentences. */
  left_out: z.array(z.string()),
});
export type IncidentContent = z.infer<typeof incidentContent>;
