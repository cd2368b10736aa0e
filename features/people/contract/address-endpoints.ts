import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { userAddress } from './user-address.ts';

/** Whose address it is; the caller's own unless told. */
const whose = z.guid().optional();
/** Place in the list from 0; what is no place is out of bounds, not unknown. */
const place = z.object({ id: z.string().max(100) });
const addresses = z.array(userAddress);

export const addAddress = endpoint({
  name: 'address.add',
  method: 'POST',
  path: '/v3/user/address',
  summary: 'Adds an address to a person; answers all of theirs.',
  right: 'signed_in',
  body: z.object({ user_id: whose, address: userAddress }),
  data: addresses,
});

export const changeAddress = endpoint({
  name: 'address.change',
  method: 'PATCH',
  path: '/v3/user/address/{id}',
  summary: 'Replaces the address at a place of the list, from 0; answers all of the person.',
  right: 'signed_in',
  params: place,
  body: z.object({ user_id: whose, address: userAddress }),
  data: addresses,
});

export const removeAddress = endpoint({
  name: 'address.remove',
  method: 'DELETE',
  path: '/v3/user/address/{id}',
  summary: 'Removes the address at a place of the list, from 0; answers those that are left.',
  right: 'signed_in',
  params: place,
  query: z.object({ user_id: whose }),
  data: addresses,
});
