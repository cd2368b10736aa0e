import { newId, writeIn } from '#apps/server/testing';
import type { Cell, Recipes } from '#apps/server/testing';

/** The calls about measuring sessions. */
export const recipes: Recipes = {
  'session.save: a new session': () => ({
    body: { session_id: newId(), metadata: { type: 'all', tag_ids: [] } },
  }),
  'session.save: a session of the person': async (cell) => ({
    body: {
      ...{ session_id: await addSession(cell), done: true },
      metadata: { type: 'custom', tag_ids: [] },
    },
  }),
  'session.save_users: the person in a session': async (cell) => ({
    body: {
      session_id: await addSession(cell),
      users: [{ user_id: cell.target.user_id, skip: true, skip_reason: 'absent' }],
    },
  }),
};

/** An open session of the target, started by nobody. */
async function addSession({ fixture, ...cell }: Cell): Promise<string> {
  const session_id = newId();
  const { org_id, user_id } = cell.target;
  const created_time = new Date(fixture.clock.now).toISOString();
  await writeIn({ fixture, ...cell }, cell.target, async (tx) => {
    await tx.query(
      `insert into sessions (org_id, session_id, type, tag_ids, created_time)
       values ($1, $2, 'custom', '{}', $3)`,
      [org_id, session_id, created_time],
    );
    await tx.query(
      `insert into session_users (org_id, session_user_id, session_id, user_id, created_time)
       values ($1, $2, $3, $4, $5)`,
      [org_id, newId(), session_id, user_id, created_time],
    );
  });
  return session_id;
}
