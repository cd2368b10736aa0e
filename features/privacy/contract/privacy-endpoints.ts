import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

const params = z.object({ id: z.guid() });
const zip = { file: 'application/zip', data: z.string(), errors: ['TOO_MANY'] } as const;

export const exportOrganisation = endpoint({
  name: 'organisation.export',
  method: 'GET',
  path: '/v3/organisation/export',
  summary: 'All data of the organisation as a zip of comma-separated files.',
  right: 'owner',
  ...zip,
});

export const exportPerson = endpoint({
  name: 'user.export',
  method: 'GET',
  path: '/v3/user/{id}/export',
  summary: 'All data about one person, as a zip of comma-separated files.',
  right: 'org_admin',
  params,
  ...zip,
});

export const erasePerson = endpoint({
  name: 'user.erase',
  method: 'POST',
  path: '/v3/user/{id}/erase',
  summary:
    'Erases a person permanently: identifying data is deleted, the values of their tests are kept.',
  right: 'org_admin',
  params,
  body: z.object({
    /** The person's name, as a confirmation. */
    name: z.string().max(400),
  }),
  data: z.boolean(),
});
