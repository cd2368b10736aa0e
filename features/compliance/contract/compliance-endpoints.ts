import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { complianceFigures } from './figures.ts';
import { openFigures } from './open-figures.ts';
import { checkPeriod, periodFields } from './period-fields.ts';
import { figureRows } from './rows.ts';

export const readCompliance = endpoint({
  name: 'compliance.figures',
  method: 'GET',
  path: '/v3/assessment/compliance',
  summary: 'The compliance assessment of a period: the organisation, each job and each location.',
  right: 'org_admin',
  query: z.object(periodFields).superRefine(checkPeriod),
  data: complianceFigures,
});

export const listComplianceRows = endpoint({
  name: 'compliance.rows',
  method: 'GET',
  path: '/v3/assessment/compliance/rows',
  summary: 'The people, tests, alerts, courses, jobs, locations or rules behind one figure.',
  right: 'org_admin',
  query: z
    .object({ ...periodFields, figure: z.enum(openFigures), tag_id: z.guid().optional() })
    .superRefine(checkPeriod),
  data: figureRows.and(z.object({ name: z.string().nullable() })),
});
