import { z } from 'zod';
import { endpoint, newRowId } from '#packages/http/contract';
import { service, serviceIds } from './service.ts';

export const listServices = endpoint({
  name: 'service.list',
  method: 'GET',
  path: '/v3/service',
  summary: 'The services that the product uses, and their last results for the organisation.',
  right: 'org_admin',
  data: z.object({ services: z.array(service) }),
});

export const testService = endpoint({
  name: 'service.test',
  method: 'POST',
  path: '/v3/service/{name}/test',
  summary:
    'Tests a service now, or sends a message by it; repeating the same test sends no second one.',
  right: 'org_admin',
  params: z.object({ name: z.enum(serviceIds) }),
  body: z.object({ test_id: newRowId }),
  /** The result, in a sentence. */
  data: z.object({ result: z.string() }),
  errors: ['UNAVAILABLE', 'TOO_MANY', 'CONFLICT'],
  isIndependent: true,
  timeout: 30_000,
});
