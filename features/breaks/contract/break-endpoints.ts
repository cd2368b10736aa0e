import { endpoint } from '#packages/http/contract';
import { breakCorrection, breakEnd, breakRow, breakStart } from './break.ts';

export const startBreak = endpoint({
  name: 'break.start',
  method: 'POST',
  path: '/v3/break',
  summary: 'Records the start of a break. Sending the same id again changes nothing.',
  right: 'signed_in',
  feature: 'heat stress',
  isIndependent: true,
  // 1000 people.
  bodyLimit: 128 * 1024,
  body: breakStart,
  data: breakRow,
  errors: ['DUPLICATE'],
});

export const endBreak = endpoint({
  name: 'break.end',
  method: 'POST',
  path: '/v3/break/end',
  summary: 'Records the end of a break. An end that is recorded already stays.',
  right: 'signed_in',
  feature: 'heat stress',
  isIndependent: true,
  bodyLimit: 4096,
  body: breakEnd,
  data: breakRow,
  errors: ['CONFLICT'],
});

export const correctBreak = endpoint({
  name: 'break.correct',
  method: 'PUT',
  path: '/v3/break',
  summary:
    'Corrects the times of a break, deletes it or restores it. With the `modified_time` that it was read with, a break that was changed since is refused.',
  right: 'signed_in',
  feature: 'heat stress',
  isIndependent: true,
  bodyLimit: 4096,
  body: breakCorrection,
  data: breakRow,
  errors: ['CONFLICT'],
});
