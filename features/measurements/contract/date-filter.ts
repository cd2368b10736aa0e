import { param, searchReader } from '#packages/kit';

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
const whole = (from: number, to: number) => (value: unknown) =>
  param.whole(from, to)(typeof value === 'string' && value.trim() !== '' ? Number(value) : value);
const ids = param.or(param.ids(100), []);
/** The lower limit bounds a range and the list of its days. */
const day = (value: unknown) => {
  const date = param.date(value);
  return date !== undefined && date >= `${String(firstYear)}-` && date < '2100' ? date : undefined;
};
const time = param.matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** Which tests a screen shows: a time window, and labels of a test or its person. */
export const dateFilter = searchReader({
  date_filter: param.or(param.oneOf(dateModes), 'last_x_days'),
  ...{ year: whole(firstYear, 9999), month: whole(1, 12), day: whole(1, 31), week: whole(1, 53) },
  last_x_days: param.or(whole(1, 366), 7),
  last_x_hours: param.or(whole(1, 720), 3),
  ...{ start_date: day, end_date: day },
  start_time: param.or(time, '00:00'),
  end_time: param.or(time, '23:59'),
  limit_to_hours: param.or(param.flag, false),
  ...{ tag_ids: ids, job_ids: ids, location_ids: ids },
});
export type DateFilter = ReturnType<typeof dateFilter>;
