import { newId, writeIn } from '#apps/server/testing';
import type { Recipes } from '#apps/server/testing';
import { hashToken } from '#auth/server';
import { insertInvitation } from './invitation-store.ts';

const ofNobody = `/v3/join/${'a'.repeat(43)}`;

/** The calls about invitations, and those with a token. */
export const recipes: Recipes = {
  'invitation.list: the invitations': () => ({}),
  'invitation.create: an invitation of a crew': () => ({
    body: {
      ...{ invitation_id: newId(), name: 'Day crew', email: null },
      ...{ tag_ids: [], most: 5, days: 7 },
    },
  }),
  "invitation.revoke: an invitation of the person's organisation": async (cell) => {
    const invitation_id = newId();
    const time = new Date(cell.fixture.clock.now).toISOString();
    await writeIn(cell, cell.target, (tx) =>
      insertInvitation(tx, {
        ...{ invitation_id, token_hash: hashToken(newId()), name: 'Day crew', email: null },
        ...{ tag_ids: [], most: 5, created_by: cell.target.user_id },
        ...{ created_time: time, expires_time: time },
      }),
    );
    return { path: `/v3/invitation/${invitation_id}` };
  },
  'invitation.read: with a token of nobody': () => ({ path: ofNobody }),
  'invitation.accept: with a token of nobody': () => ({
    path: ofNobody,
    body: {
      ...{ user_id: newId(), name_first: 'Ana', name_last: 'Ruiz' },
      ...{ email: 'ana@join.example', password: 'rain over iron' },
    },
  }),
};
