import { newId } from '#apps/server/testing';
import type { Recipes } from '#apps/server/testing';

/** The calls about work accounts, their settings and the work directory. */
export const recipes: Recipes = {
  'directory.search: by name': () => ({ path: '/v3/user/azuread?search=newly' }),
  'directory.add: somebody new': ({ fixture, self }) => {
    const [object_id, user_id] = [newId(), newId()];
    const email = fixture.directoryEmailOf(object_id);
    const body = { people: [{ object_id, name_first: 'Newly', name_last: 'Come', email }] };
    if (self === null) return { body };
    fixture.giveId(user_id);
    return {
      body,
      // A new person is added.
      about: [user_id],
      after: async () => {
        fixture.giveId(null);
        for (const table of ['work_accounts', 'credentials', 'users']) {
          const whose = [self.org_id, user_id];
          await fixture.owner.query(
            `delete from ${table} where org_id = $1 and user_id = $2`,
            whose,
          );
        }
      },
    };
  },
  'auth.provider: where it is': () => ({}),
  "auth.login_aad: a token of ours as a work account's": () => ({}),
  'auth.migrate: a person of nobody': () => ({
    body: { user_ids: [newId()], provider: 'oidc' },
  }),
  'sso.get: how it is set up': () => ({}),
  'sso.put: taken away': ({ fixture, self }) => ({
    body: { enabled: false },
    after: async () => {
      if (self !== null) await fixture.turnSsoOn(self.org_id);
    },
  }),
  'sso.test: the connection': () => ({ body: {} }),
};
