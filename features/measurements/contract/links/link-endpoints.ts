import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { linkMeasurement, newLink } from './link.ts';

export const addLink = endpoint({
  name: 'link.create',
  method: 'POST',
  path: '/v3/measurement/link',
  summary: 'Records a linked value with a test. Sending the same id again changes nothing.',
  right: 'signed_in',
  body: z.object({ ...newLink.shape, measurement_id: z.guid() }),
  data: linkMeasurement,
  errors: ['DUPLICATE'],
});

export const removeLink = endpoint({
  name: 'link.remove',
  method: 'DELETE',
  path: '/v3/measurement/link/{link_id}',
  summary: 'Removes a linked value from its test.',
  right: 'signed_in',
  params: z.object({ link_id: z.guid() }),
  data: z.object({ link_id: z.string() }),
});
