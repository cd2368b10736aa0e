import { endpoint } from '#packages/http/contract';
import { license } from './license.ts';

export const readLicense = endpoint({
  name: 'license.read',
  method: 'GET',
  path: '/v3/license',
  summary: 'The plan of the organisation, its seats and how many of them are used.',
  right: 'org_admin',
  data: license,
});
