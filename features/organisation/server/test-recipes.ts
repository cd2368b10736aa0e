import { onePixel } from '#apps/server/testing';
import type { Cell, Recipes } from '#apps/server/testing';

/** The calls about the organisation and its logo. */
export const recipes: Recipes = {
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
  "organisation.image: the logo of the person's organisation": ({ target }) => ({
    path: `/v2/organisation/image/${target.org_id}`,
  }),
};

async function logoKept({ fixture, target }: Cell) {
  const { org_id } = target;
  const { rows } = await fixture.owner.query<{ image: string | null }>(
    'select image from organisations where org_id = $1',
    [org_id],
  );
  return () =>
    fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
      tx.query('update organisations set image = $1', [rows[0]?.image ?? null]),
    );
}
