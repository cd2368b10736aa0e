import { noon, password } from '#apps/server/testing';
import type { Recipes } from '#apps/server/testing';
import { bringBack } from '#people/server';

/** The calls that close an account or an organisation. */
export const recipes: Recipes = {
  'auth.delete_me: the own account': ({ fixture, self }) => ({
    after: async () => {
      if (self === null) return;
      const { org_id, user_id } = self;
      await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
        bringBack(tx, user_id, noon, () => Promise.resolve(true)),
      );
    },
  }),
  'organisation.close: the own': async ({ fixture, self, target }) => {
    const { org_id } = self ?? target;
    // Other cells have switched two-factor sign-in on for everybody.
    await fixture.owner.query('update two_factor set enabled_time = null where org_id = $1', [
      org_id,
    ]);
    const { rows } = await fixture.owner.query<{ name: string }>(
      'select name from organisations where org_id = $1',
      [org_id],
    );
    return {
      body: { name: rows[0]?.name ?? '', password },
      // Every owner gets an email.
      about: fixture.people.map(({ user_id }) => user_id),
      after: () =>
        fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
          tx.query('update organisations set closes_time = null, closing_reason = null'),
        ),
    };
  },
  'organisation.cancel_closing: the own, which is not closed': () => ({}),
};
