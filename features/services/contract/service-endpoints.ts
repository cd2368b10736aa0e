import { z } from 'zod';
import { endpoint, newRowId } from '#packages/http/contract';
import { service, serviceIds } from './service.ts';

export const listServices = endpoint({
  name: 'service.list',
  method: 'GET',
  path: '/v3/service',
  summary: 'What the product asks of others, and how it went for the organisation.',
  right: 'org_admin',
  data: z.object({ services: z.array(service) }),
});

export const testService = endpoint({
  name: 'service.test',
  method: 'POST',
  path: '/v3/service/{name}/test',
  summary:
    'Asks a service now, or mails the caller an email; the same test again sends no second one.',
  right: 'org_admin',
  params: z.object({ name: z.enum(serviceIds) }),
  body: z.object({ test_id: newRowId }),
  /** What came of it, in a sentence. */
  data: z.object({ result: z.string() }),
  errors: ['UNAVAILABLE', 'TOO_MANY', 'CONFLICT'],
  exempt: true,
  timeout: 30_000,
});
