import { z } from 'zod';
import { checkPeriod, periodFields } from '#compliance/contract';
import { endpoint } from '#packages/http/contract';
import { openFigures } from './figure-kinds.ts';
import { seasonFigures, seasonHours, seasonPlans } from './season-figures.ts';
import { seasonRows } from './season-rows.ts';

const asked = { ...periodFields, location_id: z.guid().optional(), job_id: z.guid().optional() };
const filter = z.object(asked).superRefine(checkPeriod);

export const readSeason = endpoint({
  name: 'season.figures',
  method: 'GET',
  path: '/v3/season-report',
  summary: 'What was done in a period and in each of its weeks, for the people the caller manages.',
  right: 'signed_in',
  query: filter,
  data: seasonFigures,
});

export const readSeasonHours = endpoint({
  name: 'season.hours',
  method: 'GET',
  path: '/v3/season-report/hours',
  summary: 'Person-hours on shift by job and risk, for the people the caller manages.',
  right: 'signed_in',
  query: filter,
  data: seasonHours,
});

export const readSeasonPlans = endpoint({
  name: 'season.plans',
  method: 'GET',
  path: '/v3/season-report/plans',
  summary: 'On how many days the acclimatisation plans of the people the caller manages were kept.',
  right: 'signed_in',
  query: filter,
  data: seasonPlans,
});

export const listSeasonRows = endpoint({
  name: 'season.rows',
  method: 'GET',
  path: '/v3/season-report/rows',
  summary: 'The people, breaks, alerts, tests or emergencies behind one figure.',
  right: 'signed_in',
  query: z.object({ ...asked, figure: z.enum(openFigures) }).superRefine(checkPeriod),
  data: seasonRows,
});

/** Most changes of an answer, the newest ones. */
export const mostChanges = 200;

export const listSeasonChanges = endpoint({
  name: 'season.changes',
  method: 'GET',
  path: '/v3/season-report/changes',
  summary: 'Changes of jobs, strategies, alert rules and rule packs in a period, from the log.',
  right: 'org_admin',
  query: z.object(periodFields).superRefine(checkPeriod),
  data: z.array(z.object({ day: z.string(), summary: z.string() })),
});
