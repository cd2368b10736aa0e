import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

const params = z.object({ id: z.guid() });
const zip = { file: 'application/zip', data: z.string(), errors: ['TOO_MANY'] } as const;

export const exportOrganisation = endpoint({
  name: 'organisation.export',
  method: 'GET',
  path: '/v3/organisation/export',
  summary: 'Everything of the organisation as a zip of comma-separated files.',
  right: 'owner',
  ...zip,
});

export const exportPerson = endpoint({
  name: 'user.export',
  method: 'GET',
  path: '/v3/user/{id}/export',
  summary: 'Everything that is kept about one person, as a zip of comma-separated files.',
  right: 'org_admin',
  params,
  ...zip,
});

export const erasePerson = endpoint({
  name: 'user.erase',
  method: 'POST',
  path: '/v3/user/{id}/erase',
  summary:
    'Removes a person for good: what tells who they are goes, the values of their tests stay.',
  right: 'org_admin',
  params,
  body: z.object({
    /** The person's name, as a sign that it is meant. */
    name: z.string().max(400),
  }),
  data: z.boolean(),
});
