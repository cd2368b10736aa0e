import { hiddenChange } from '#packages/database';
import { bind, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import {
  addAddress,
  changeAddress,
  changeMetadata,
  changeUser,
  createUser,
  listAccounts,
  mostAddresses,
  peopleMessages,
  profileBytes,
  removeAddress,
  resetUserPassword,
  setUserImage,
  userImage,
} from '#people/contract';
import type { UserAddress } from '#people/contract';
import { addressesOf, plainJpeg } from '#people/domain';
import type { Viewer } from '#permissions/contract';
import { canViewPerson } from '#permissions/domain';
import { lockPermissions } from '#permissions/server';
import { findAccounts } from './account-store.ts';
import { lockFormPerson, storePicture, writtenPerson } from './form-store.ts';
import { invalidForm } from './refuse-form.ts';
import { requireEditable } from './user-account.ts';
import { changePerson, changeUserFields } from './user-change.ts';
import { createPerson } from './user-create.ts';
import { changeFields } from './user-fields.ts';
import type { FieldChecks } from './user-fields.ts';
import { setPassword } from './user-password.ts';
import { findPeople, findPicture } from './user-store.ts';

/** Calls about the picture of a person. */
const pictureCalls: Bound<Viewer>[] = [bind(setUserImage, setPicture)];

/** Calls about single addresses of a person. */
const addressCalls: Bound<Viewer>[] = [
  bind(addAddress, ({ body, ...call }) =>
    changeAddresses(call, body.user_id, (list) => {
      if (list.length >= mostAddresses) {
        throw invalidForm({ address: peopleMessages.addressesFull });
      }
      return [...list, body.address];
    }),
  ),
  bind(changeAddress, ({ params, body, ...call }) =>
    changeAddresses(call, body.user_id, (list) =>
      list.with(addressIndex(list, params.id), body.address),
    ),
  ),
  bind(removeAddress, ({ params, query, ...call }) =>
    changeAddresses(call, query.user_id, (list) =>
      list.toSpliced(addressIndex(list, params.id), 1),
    ),
  ),
];

/** Calls about people. */
export function userCalls(checks: FieldChecks): Bound<Viewer>[] {
  return [
    bind(userImage, async ({ viewer, params, database }) => {
      const user_id = params.user_id.toLowerCase();
      const image = await database.read(viewer.org_id, async (tx) => {
        const person = (await findPeople(tx, [user_id])).get(user_id);
        if (person === undefined || !canViewPerson(viewer, person))
          throw new HttpError('NOT_FOUND');
        return findPicture(tx, user_id);
      });
      return { image };
    }),
    bind(createUser, createPerson),
    bind<typeof changeUser, Viewer>(changeUser, (call) => changePerson(call, checks)),
    bind<typeof changeMetadata, Viewer>(changeMetadata, (call) => changeUserFields(call, checks)),
    bind(resetUserPassword, setPassword),
    ...pictureCalls,
    ...addressCalls,
    bind(listAccounts, async ({ viewer, query, database }) => {
      const { rows, isMore } = await database.read(viewer.org_id, (tx) =>
        findAccounts(tx, viewer, query.after ?? null),
      );
      return { accounts: rows, next: isMore ? (rows.at(-1)?.user_id ?? null) : null };
    }),
  ];
}

async function setPicture({ viewer, params, body, database }: Call<typeof setUserImage, Viewer>) {
  const user_id = params.id.toLowerCase();
  const image = body.image === null ? null : checkedPicture(body.image);
  await database.write(viewer, async (tx) => {
    const currentViewer = await lockPermissions(tx, viewer);
    requireEditable(await lockFormPerson(tx, user_id), currentViewer);
    if (!(await storePicture(tx, user_id, image))) return;
    const action = image === null ? 'remove_picture' : 'set_picture';
    tx.audit({ action, entity: 'user', entity_id: user_id });
  });
  return { user_id, has_picture: image !== null };
}

/** @throws HttpError INVALID if the content is no JPEG or too large */
function checkedPicture(sent: string): string {
  const plain = plainPicture(sent);
  if (plain === null) throw invalidForm({ image: peopleMessages.invalidImage });
  return plain;
}

/**
 * A sent picture, in base64, reduced to the picture itself. Null if the content is no JPEG or too
 * large.
 */
export function plainPicture(sent: string): string | null {
  const image = sent.replace(/^data:image\/jpeg;base64,/, '');
  const bytes = Buffer.from(image, 'base64');
  // Node ignores invalid base64, so encoding the bytes again must give the sent text.
  const isWhole = bytes.toString('base64') === image && bytes.length <= profileBytes;
  const plain = isWhole ? plainJpeg(bytes) : null;
  return plain === null ? null : Buffer.from(plain).toString('base64');
}

/** Replaces the addresses of a person, by default the caller. */
async function changeAddresses(
  { viewer, database }: Pick<Call<typeof addAddress, Viewer>, 'viewer' | 'database'>,
  whose: string | undefined,
  action: (list: UserAddress[]) => UserAddress[],
): Promise<UserAddress[]> {
  const user_id = (whose ?? viewer.user_id).toLowerCase();
  return database.write(viewer, async (tx) => {
    const currentViewer = await lockPermissions(tx, viewer);
    requireEditable(await lockFormPerson(tx, user_id), currentViewer);
    const { metadata } = await writtenPerson(tx, user_id, viewer);
    const list = action(addressesOf(metadata));
    if (await changeFields(tx, user_id, { set: { _addresses: list }, removed: [] })) {
      const changes = [hiddenChange('metadata._addresses')];
      const about = { entity: 'user', entity_id: user_id };
      tx.audit({ action: 'change_user', ...about, summary: 'addresses', changes });
    }
    return list;
  });
}

/** @throws HttpError INVALID if there is no address at the index */
function addressIndex(list: readonly UserAddress[], id: string): number {
  const index = /^\d{1,9}$/.test(id) ? Number(id) : list.length;
  if (index >= list.length) throw invalidForm({ id: peopleMessages.addressIndex });
  return index;
}
