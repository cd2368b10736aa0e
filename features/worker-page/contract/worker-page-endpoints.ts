import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { requestFields, workerPage } from './worker-page.ts';

const params = z.object({ token: z.string().min(1).max(200) });

export const readWorkerPage = endpoint({
  name: 'worker_page.read',
  method: 'GET',
  path: '/v3/access/{token}/page',
  summary: 'The own page of the person of a link.',
  right: 'public',
  params,
  data: workerPage,
});

export const sendRequest = endpoint({
  name: 'worker_page.request',
  method: 'POST',
  path: '/v3/access/{token}/request',
  summary: 'Tells the supervisors that the person needs a break or has symptoms.',
  right: 'public',
  isIndependent: true,
  params,
  body: requestFields,
  data: z.object({ request_id: z.string(), recipients: z.number() }),
});
