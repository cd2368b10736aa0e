import { z } from 'zod';

/** Kinds of time window. Only monitoring offers `custom`. */
export const dateModes = [
  'live',
  'all',
  'last_x_hours',
  'last_x_days',
  'by_date',
  'by_week',
  'by_month',
  'custom',
] as const;
export type DateMode = (typeof dateModes)[number];

/** Numbers of hours and days that a filter offers. */
export const hourChoices = [1, 3, 6, 12, 24] as const;
export const dayChoices = [1, 7, 14, 30] as const;

/** First year that a filter offers. The last is 2026, or the current year if later. */
export const firstYear = 2017;
export const lastFixedYear = 2026;

/** Numbers in a URL may be quoted. */
const whole = (from: number, to: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
    z.number().int().min(from).max(to),
  );
const ids = z.array(z.guid()).max(100);
/** The lower limit bounds a range and the list of its days. */
const day = z.iso.date().refine((text) => text >= `${String(firstYear)}-` && text < '2100');
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** Which tests a screen shows: a time window, and labels of a test or its person. */
export const dateFilter = z.object({
  date_filter: z.enum(dateModes).catch('last_x_days').default('last_x_days'),
  year: whole(firstYear, 9999).optional().catch(undefined),
  month: whole(1, 12).optional().catch(undefined),
  day: whole(1, 31).optional().catch(undefined),
  week: whole(1, 53).optional().catch(undefined),
  last_x_days: whole(1, 366).catch(7).default(7),
  last_x_hours: whole(1, 720).catch(3).default(3),
  start_date: day.optional().catch(undefined),
  end_date: day.optional().catch(undefined),
  start_time: time.catch('00:00').default('00:00'),
  end_time: time.catch('23:59').default('23:59'),
  limit_to_hours: z.boolean().catch(false).default(false),
  tag_ids: ids.catch([]).default([]),
  job_ids: ids.catch([]).default([]),
  location_ids: ids.catch([]).default([]),
});
export type DateFilter = z.infer<typeof dateFilter>;
