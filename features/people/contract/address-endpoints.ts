import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { userAddress } from './user-address.ts';

/** Owner of the address. By default the caller. */
const whose = z.guid().optional();
/** Index in the list, from 0. An invalid index is rejected as out of bounds, not as unknown. */
const place = z.object({ id: z.string().max(100) });
const addresses = z.array(userAddress);

export const addAddress = endpoint({
  name: 'address.add',
  method: 'POST',
  path: '/v3/user/address',
  summary: 'Adds an address to a person and returns all of their addresses.',
  right: 'signed_in',
  body: z.object({ user_id: whose, address: userAddress }),
  data: addresses,
});

export const changeAddress = endpoint({
  name: 'address.change',
  method: 'PATCH',
  path: '/v3/user/address/{id}',
  summary:
    'Replaces the address at an index of the list, from 0, and returns all addresses of the person.',
  right: 'signed_in',
  params: place,
  body: z.object({ user_id: whose, address: userAddress }),
  data: addresses,
});

export const removeAddress = endpoint({
  name: 'address.remove',
  method: 'DELETE',
  path: '/v3/user/address/{id}',
  summary: 'Removes the address at an index of the list, from 0, and returns the remaining ones.',
  right: 'signed_in',
  params: place,
  query: z.object({ user_id: whose }),
  data: addresses,
});
