import { endpoint } from '#packages/http/contract';
import { correctionChange, correctionRow, newCorrection } from './site-correction.ts';

export const addCorrection = endpoint({
  name: 'site_correction.create',
  method: 'POST',
  path: '/v3/site-correction',
  summary:
    'Adds the mean difference of the readings of a location to the WBGT of its forecast, for some days. Sending the same id again changes nothing.',
  right: 'signed_in',
  feature: 'heat stress',
  bodyLimit: 4096,
  body: newCorrection,
  data: correctionRow,
  errors: ['DUPLICATE', 'CONFLICT'],
});

export const changeCorrection = endpoint({
  name: 'site_correction.set_on',
  method: 'PUT',
  path: '/v3/site-correction',
  summary: 'Switches a correction off, or on again until its end.',
  right: 'signed_in',
  feature: 'heat stress',
  bodyLimit: 4096,
  body: correctionChange,
  data: correctionRow,
  errors: ['CONFLICT'],
});
