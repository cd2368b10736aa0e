import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { alertMessages as messages } from './alert-messages.ts';
import { alertTrigger } from './alert-rule.ts';

/** Days before now that a rehearsal replays. */
export const rehearsedDays = 30;
/** Alerts that one answer lists at most. */
export const mostRehearsed = 500;
/** More than the past and the forecast of a rehearsal have. */
const mostDays = 60;

export const rehearseRule = endpoint({
  name: 'alert.rehearse_rule',
  method: 'POST',
  path: '/v3/alert/rule/rehearse',
  summary:
    'Replays a rule over the last 30 days and the forecast: the alerts that it would have sent. Nothing is stored.',
  right: 'org_admin',
  feature: 'alert',
  isIndependent: true,
  timeout: 30_000,
  body: z.object({
    trigger: alertTrigger,
    tag_ids: z.array(z.guid()).max(1000),
    /** Asks for the threshold that gives at most this number of alerts per week. */
    wanted_per_week: z
      .number(messages.wanted)
      .min(0.1, messages.wanted)
      .max(1000, messages.wanted)
      .optional(),
  }),
  data: z.object({
    /** Milliseconds since 1970: the start, the moment of the rehearsal, and the end. */
    from: z.int(),
    now: z.int(),
    to: z.int(),
    /** Time zone of the organisation, in which night is from 22:00 to 06:00. */
    zone: z.string(),
    /** Alerts, without notices about missing data. */
    count: z.int(),
    /** Of these, later than now. */
    ahead: z.int(),
    night: z.int(),
    /** Median minutes from one alert to the next. */
    median_gap: z.number().nullable(),
    per_week: z.number(),
    /** Alerts of each 24 hours from the start: all of them, while `alerts` lists the first ones. */
    by_day: z.array(z.int()).max(mostDays),
    /** Notices about missing data. */
    no_data: z.int(),
    /** The first ones, also notices about missing data. */
    alerts: z
      .array(z.object({ time: z.int(), reason: z.string(), targets: z.int() }))
      .max(mostRehearsed),
    /** Locations without weather, which were left out. */
    missing: z.array(z.string()),
    /** False if there was nothing to replay. */
    has_data: z.boolean(),
    suggestion: z.object({ threshold: z.number(), per_week: z.number() }).nullable(),
    /** The time for a suggestion ended before one was found. */
    is_cut: z.boolean(),
  }),
  errors: ['TOO_MANY'],
});
