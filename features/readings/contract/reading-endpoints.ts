import { endpoint } from '#packages/http/contract';
import { newReading, readingChange, readingRow } from './reading.ts';

export const addReading = endpoint({
  name: 'reading.create',
  method: 'POST',
  path: '/v3/reading',
  summary:
    'Records a meter reading, which replaces the weather model at its location. Sending the same id again changes nothing.',
  right: 'signed_in',
  feature: 'heat stress',
  isIndependent: true,
  bodyLimit: 32 * 1024,
  body: newReading,
  data: readingRow,
  errors: ['DUPLICATE'],
});

export const changeReading = endpoint({
  name: 'reading.set_valid',
  method: 'PUT',
  path: '/v3/reading',
  summary: 'Invalidates a reading, or lets it count again. Readings are never deleted.',
  right: 'signed_in',
  feature: 'heat stress',
  isIndependent: true,
  bodyLimit: 4096,
  body: readingChange,
  data: readingRow,
});
