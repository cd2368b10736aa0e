import { bind } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import {
  addAddress,
  changeAddress,
  mostAddresses,
  peopleMessages,
  removeAddress,
} from '#people/contract';
import type { UserAddress } from '#people/contract';
import { addressesOf } from '#people/domain';
import type { Viewer } from '#permissions/contract';
import { lockPermissions } from '#permissions/server';
import { holdFormPerson, writtenPerson } from './form-store.ts';
import { invalidForm } from './refuse-form.ts';
import { refuseOthers } from './user-account.ts';
import { contextOf } from './user-change.ts';
import { changeFields } from './user-fields.ts';

/** Calls about single addresses of a person. */
export const addressCalls: Bound<Viewer>[] = [
  bind<typeof addAddress, Viewer>(addAddress, ({ body, ...call }) =>
    rewrite(call, body.user_id, (list) => {
      if (list.length >= mostAddresses) {
        throw invalidForm({ address: peopleMessages.addressesFull });
      }
      return [...list, body.address];
    }),
  ),
  bind<typeof changeAddress, Viewer>(changeAddress, ({ params, body, ...call }) =>
    rewrite(call, body.user_id, (list) => list.with(placeIn(list, params.id), body.address)),
  ),
  bind<typeof removeAddress, Viewer>(removeAddress, ({ params, query, ...call }) =>
    rewrite(call, query.user_id, (list) => list.toSpliced(placeIn(list, params.id), 1)),
  ),
];

/** Replaces the addresses of a person, by default the caller. */
async function rewrite(
  { viewer, database }: Pick<Call<typeof addAddress, Viewer>, 'viewer' | 'database'>,
  whose: string | undefined,
  action: (list: UserAddress[]) => UserAddress[],
): Promise<UserAddress[]> {
  const user_id = (whose ?? viewer.user_id).toLowerCase();
  return database.write(contextOf(viewer), async (tx) => {
    const actor = await lockPermissions(tx, viewer);
    refuseOthers(await holdFormPerson(tx, user_id), actor);
    const { metadata } = await writtenPerson(tx, user_id, viewer);
    const list = action(addressesOf(metadata));
    if (await changeFields(tx, user_id, { set: { _addresses: list }, removed: [] })) {
      const summary = 'addresses';
      tx.audit({ action: 'change_user', entity: 'user', entity_id: user_id, summary });
    }
    return list;
  });
}

/** @throws HttpError INVALID if there is no address at the index */
function placeIn(list: readonly UserAddress[], id: string): number {
  const place = /^\d{1,9}$/.test(id) ? Number(id) : list.length;
  if (place >= list.length) throw invalidForm({ id: peopleMessages.addressIndex });
  return place;
}
