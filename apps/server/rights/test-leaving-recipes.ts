import type { WriteTx } from '#packages/database';
import { bringBack, removePerson } from '#people/server';
import { noon, onePixel, password } from '../testing/org-fixture.ts';
import type { Cell, Recipe } from './test-recipe.ts';

/** Ways that end something, that take everything, and that change the organisation. */
export const leavingRecipes: Record<string, (cell: Cell) => Recipe | Promise<Recipe>> = {
  'audit.list: the whole log': () => ({}),
  'organisation.export: everything': () => ({}),
  'user.export: everything about the person': ({ target }) => ({
    path: `/v3/user/${target.user_id}/export`,
  }),
  'user.erase: the person': async (cell) => {
    const user_id = await twinUnlessOwn(cell);
    const body = { name: 'Twin Person' };
    return { path: `/v3/user/${user_id}/erase`, body, about: [user_id] };
  },
  'user.removed: who can come back': async ({ world, self, target }) => {
    if (self === target) return {};
    const { org_id, user_id } = target;
    const write = (action: (tx: WriteTx) => Promise<unknown>) =>
      world.database.write({ org_id, actor_user_id: null }, action);
    await write((tx) => removePerson(tx, user_id, noon));
    return {
      after: async () => {
        await write((tx) => bringBack(tx, user_id, noon, () => Promise.resolve(true)));
        await world.signIn(target);
      },
    };
  },
  'user.restore: the person, who has left': async (cell) => {
    const user_id = await twinUnlessOwn(cell);
    const { org_id } = cell.target;
    if (user_id !== cell.target.user_id) {
      await cell.world.database.write({ org_id, actor_user_id: null }, (tx) =>
        removePerson(tx, user_id, noon),
      );
    }
    return { body: { ids: [user_id] }, about: [user_id] };
  },
  'auth.delete_me: the own account': ({ world, self }) => ({
    after: async () => {
      if (self === null) return;
      const { org_id, user_id } = self;
      await world.database.write({ org_id, actor_user_id: null }, (tx) =>
        bringBack(tx, user_id, noon, () => Promise.resolve(true)),
      );
    },
  }),
  'organisation.change: a setting': () => ({
    body: { metadata: { _measurement_system: 'metric' } },
  }),
  "organisation.set_logo: the person's organisation": async (cell) => ({
    path: `/v2/organisation/image/${cell.target.org_id}`,
    body: { image: onePixel },
    after: await logoKept(cell),
  }),
  "organisation.remove_logo: the person's organisation": async (cell) => ({
    path: `/v2/organisation/image/${cell.target.org_id}`,
    after: await logoKept(cell),
  }),
  'organisation.close: the own': async ({ world, self, target }) => {
    const { org_id } = self ?? target;
    // Other cells have switched two-factor sign-in on for everybody.
    await world.owner.query('update two_factor set enabled_time = null where org_id = $1', [
      org_id,
    ]);
    const { rows } = await world.owner.query<{ name: string }>(
      'select name from organisations where org_id = $1',
      [org_id],
    );
    return {
      body: { name: rows[0]?.name ?? '', password },
      // Every owner is told by mail.
      about: world.people.map(({ user_id }) => user_id),
      after: () =>
        world.database.write({ org_id, actor_user_id: null }, (tx) =>
          tx.query('update organisations set closes_time = null, closing_reason = null'),
        ),
    };
  },
  'organisation.cancel_closing: the own, which is not closed': () => ({}),
};

/** Whoever is to be gone afterwards is nobody whom other cells need. */
async function twinUnlessOwn({ world, self, target }: Cell): Promise<string> {
  return self === target ? target.user_id : world.twinOf(target);
}

async function logoKept({ world, target }: Cell) {
  const { org_id } = target;
  const { rows } = await world.owner.query<{ image: string | null }>(
    'select image from organisations where org_id = $1',
    [org_id],
  );
  return () =>
    world.database.write({ org_id, actor_user_id: null }, (tx) =>
      tx.query('update organisations set image = $1', [rows[0]?.image ?? null]),
    );
}
