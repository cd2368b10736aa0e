import { z } from 'zod';
import { endpoint, oneLineName } from '#packages/http/contract';
import { tag } from '#tags/contract';
import { emergencyMessages as messages } from './emergency-messages.ts';
import { emergencyEntry, entryFields, longestAddress } from './emergency.ts';

export const addEmergencyEntry = endpoint({
  name: 'emergency.add_entry',
  method: 'POST',
  path: '/v3/emergency/entry',
  summary:
    'Adds an entry to an emergency; the first entry begins it. Entries are never changed, corrections are entries too.',
  right: 'signed_in',
  isIndependent: true,
  bodyLimit: 8 * 1024,
  body: entryFields,
  data: emergencyEntry,
  errors: ['DUPLICATE', 'CONFLICT'],
});

export const setEmergencyAddress = endpoint({
  name: 'emergency.set_address',
  method: 'PATCH',
  path: '/v3/tag/emergency-address',
  summary: 'Sets the address of a location that is read out in an emergency; empty for none.',
  right: 'org_admin',
  bodyLimit: 8 * 1024,
  body: z.object({
    tag_id: z.guid(),
    address: oneLineName({
      ...{ longest: longestAddress, tooLong: messages.addressTooLong },
      invalid: messages.addressTooLong,
    }),
  }),
  data: tag,
});
