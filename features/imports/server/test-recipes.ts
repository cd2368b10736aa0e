import { createHash } from 'node:crypto';
import { newId, noon } from '#apps/server/testing';
import type { Recipes } from '#apps/server/testing';

/** The calls of the import of people. */
export const recipes: Recipes = {
  'user.import_verify: no file': () => ({ body: {} }),
  'user.import: a verified row': async ({ fixture, self }) => {
    const [import_token, import_id, user_id] = [newId(), newId(), newId()];
    if (self === null) return { body: { import_token, rows: [2] } };
    const { org_id } = self;
    await fixture.owner.query(
      `insert into imports (org_id, import_id, user_id, token_hash, created_time, expires_time)
       values ($1, $2, $3, $4, $5, $5::timestamptz + interval '30 minutes')`,
      [
        ...[org_id, import_id, self.user_id, createHash('sha256').update(import_token).digest()],
        new Date(noon).toISOString(),
      ],
    );
    await fixture.owner.query(
      `insert into import_rows (org_id, import_id, row, action, user_id, name_first, name_last, tags)
       values ($1, $2, 2, 'create', $3, 'Newly', 'Come', '[]')`,
      [org_id, import_id, user_id],
    );
    return {
      body: { import_token, rows: [2] },
      // A new person is added.
      about: [user_id],
      after: () =>
        fixture.owner.query('delete from users where org_id = $1 and user_id = $2', [
          ...[org_id, user_id],
        ]),
    };
  },
  "user.import_progress: one's own": () => ({}),
  'user.import_template: the template': () => ({ path: '/v3/user/import/template' }),
};
