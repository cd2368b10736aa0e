import { bind, HttpError } from '#packages/http/server';
import type { Bound } from '#packages/http/server';
import {
  changeMetadata,
  changeUser,
  createUser,
  listAccounts,
  resetUserPassword,
  userImage,
} from '#people/contract';
import type { Viewer } from '#permissions/contract';
import { canViewPerson } from '#permissions/domain';
import { findAccounts } from './account-store.ts';
import { addressCalls } from './address-routes.ts';
import { pictureCalls } from './picture-routes.ts';
import { change, changeUserFields } from './user-change.ts';
import { create } from './user-create.ts';
import { setPassword } from './user-password.ts';
import { findPeople, findPicture } from './user-store.ts';

/** Calls about people. */
export const userCalls: Bound<Viewer>[] = [
  bind<typeof userImage, Viewer>(userImage, async ({ viewer, params, database }) => {
    const image = await database.read(viewer.org_id, async (tx) => {
      const person = (await findPeople(tx, [params.user_id])).get(params.user_id);
      if (person === undefined || !canViewPerson(viewer, person)) throw new HttpError('NOT_FOUND');
      return findPicture(tx, params.user_id);
    });
    return { image };
  }),
  bind<typeof createUser, Viewer>(createUser, create),
  bind<typeof changeUser, Viewer>(changeUser, change),
  bind<typeof changeMetadata, Viewer>(changeMetadata, changeUserFields),
  bind<typeof resetUserPassword, Viewer>(resetUserPassword, setPassword),
  ...pictureCalls,
  ...addressCalls,
  bind<typeof listAccounts, Viewer>(listAccounts, async ({ viewer, query, database }) => {
    const { rows, isMore } = await database.read(viewer.org_id, (tx) =>
      findAccounts(tx, viewer, query.after ?? null),
    );
    return { accounts: rows, next: isMore ? (rows.at(-1)?.user_id ?? null) : null };
  }),
];
