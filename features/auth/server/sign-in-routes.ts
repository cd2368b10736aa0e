import { bind, HttpError } from '#packages/http/server';
import type { Bound } from '#packages/http/server';
import { authEndOtherSignIns, authEndSignIn, authSignIns } from '#auth/contract';
import type { Viewer } from '#permissions/contract';
import { endSignIns } from './password-store.ts';
import { endOwnSignIn, findSignIns } from './sign-in-store.ts';

/** Calls about the own sign-ins. */
export const signInCalls: readonly Bound<Viewer>[] = [
  bind(authSignIns, ({ viewer, caller, database, now }) =>
    database.read(viewer.org_id, (tx) => findSignIns(tx, viewer, caller.token ?? '', now())),
  ),
  bind(authEndSignIn, async ({ viewer, params, database }) => {
    const { org_id, user_id } = viewer;
    await database.write({ org_id, user_id }, async (tx) => {
      if (!(await endOwnSignIn(tx, user_id, params.id))) throw new HttpError('NOT_FOUND');
      tx.audit({ action: 'end_sign_in', entity: 'user', entity_id: user_id });
    });
    return true;
  }),
  bind(authEndOtherSignIns, async ({ viewer, caller, database }) => {
    const { org_id, user_id } = viewer;
    return database.write({ org_id, user_id }, async (tx) => {
      const ended = await endSignIns(tx, user_id, caller.token);
      tx.audit({ action: 'end_other_sign_ins', entity: 'user', entity_id: user_id });
      return ended;
    });
  }),
];
