import { afterAll, beforeAll, expect, test } from 'vitest';
import { reservedOrganisations } from '#organisation/domain';
import { endpoints } from '../composition.ts';
import { signInSupport } from '../testing/support-admin.ts';
import { recipes } from './test-cell.ts';
import { marksIn } from './test-marks.ts';
import { timeout } from './test-matrix.ts';
import { recipeFor } from './test-recipe.ts';
import { createRightsFixture } from './test-rights-fixture.ts';
import type { RightsFixture } from './test-rights-fixture.ts';
import { reachOf, ways } from './test-tables.ts';
import { takeWrites } from './test-writes.ts';

/**
 * What a support admin may do with rows of another organisation, by the name of the call; every
 * other call treats them as an admin of another organisation.
 */
const ofSupport =
  /^(loyalty\.(waiting_rewards|answer_reward)|quote\.(list|change)|ticket\.(list|read|change|reply|file))$/;

let fixture: RightsFixture;
/** The support admin, with the parts of a person that a sign-in needs. */
let team: Parameters<RightsFixture['signIn']>[0];
beforeAll(async () => {
  fixture = await createRightsFixture();
  const { app, database } = fixture;
  await signInSupport({ app, database } as Parameters<typeof signInSupport>[0]);
  const org_id = reservedOrganisations.support_admin;
  const { rows } = await database.read(org_id, (tx) =>
    tx.query<{ user_id: string }>('select user_id from users where org_id = $1', [org_id]),
  );
  const [first] = fixture.people;
  if (first === undefined) throw new Error('Nobody is there');
  team = { ...first, org_id, user_id: rows[0]?.user_id ?? '', device: 'support' };
}, timeout);
afterAll(() => fixture.leave());

/** They end the account of the caller, so no other call could follow. */
const endsAccount = ['auth.delete_me', 'organisation.close'];

const others = ways.filter(
  ({ endpoint }) => !ofSupport.test(endpoint) && !endsAccount.includes(endpoint),
);

test('[PERM-06] the list names calls that exist', () => {
  const named = endpoints.filter(({ name }) => ofSupport.test(name)).map(({ name }) => name);
  expect(named).toHaveLength(9);
});

test(
  '[PERM-06] the support team has no other right over rows of another organisation',
  async () => {
    const target = fixture.ours.people.find(({ name }) => name === 'row_same_tag');
    if (target === undefined) throw new Error('No person to ask about');
    const problems: string[] = [];
    for (const way of others) {
      const endpoint = endpoints.find(({ name }) => name === way.endpoint);
      if (endpoint === undefined || endpoint.isStream === true) continue;
      const recipe = await recipeFor(recipes, way)({ fixture, self: null, target });
      const path = recipe.path ?? endpoint.path;
      const payload = recipe.payload ?? (recipe.body && JSON.stringify(recipe.body));
      // A sign-in of its own, as some calls end it.
      const { token } = await fixture.signIn(team);
      const answer = await fixture.app.raw(
        ...([endpoint.method, path, payload as string | undefined] as const),
        ...([token, recipe.headers] as const),
      );
      const sent = `${path} ${String(payload ?? '')}`.toLowerCase();
      const shown = marksIn(answer, fixture.marks).filter(({ text }) => !sent.includes(text));
      const name = `${way.endpoint}, ${way.asked}`;
      if (answer.body?.code === 'UNAUTHORISED' && way.gate !== 'public')
        problems.push(`${name}: not signed in`);
      if (shown.length > 0 && way.gate !== 'public') problems.push(`${name}: showed a row`);
      const written = (await takeWrites(fixture.owner)).filter(
        ({ org_id }) => org_id !== reservedOrganisations.support_admin,
      );
      if (written.length > 0 && way.gate !== 'public') problems.push(`${name}: wrote a row`);
      const isUnseen =
        way.right !== null && reachOf(way.right, 'same_tag', 'other_organisation') === 'unseen';
      if (isUnseen && answer.status === 200) {
        const data = answer.body?.data as { rejected?: unknown[]; failed?: unknown[] } | null;
        const isRefused = [data?.rejected, data?.failed].some((list) => (list?.length ?? 0) > 0);
        if (!isRefused) problems.push(`${name}: answered 200`);
      }
      await recipe.after?.();
    }
    expect(problems).toEqual([]);
  },
  timeout,
);
