import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../composition.ts';
import { recipes } from './test-cell.ts';
import { recipeFor } from './test-recipe.ts';
import { createRightsFixture } from './test-rights-fixture.ts';
import type { RightsFixture } from './test-rights-fixture.ts';
import { ways } from './test-tables.ts';
import type { Way } from './test-tables.ts';

// Ids are stored in small letters, and clients may send them in capitals.

let fixture: RightsFixture;
beforeAll(async () => {
  fixture = await createRightsFixture();
});
afterAll(() => fixture.leave());

const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const inCapitals = (text: string) => text.replace(id, (found) => found.toUpperCase());
const asStored = (text: string) => text;

/** The status of a call of the owner with its ids in one spelling; null if it has none. */
async function statusOf(way: Way, spelled: (text: string) => string): Promise<number | null> {
  const endpoint = endpoints.find(({ name }) => name === way.endpoint);
  if (endpoint === undefined) throw new Error(`There is no call ${way.endpoint}`);
  const self = fixture.selfOf('owner');
  const target = fixture.targetOf(self, 'same_tag');
  const recipe = await recipeFor(recipes, way)({ fixture, self, target });
  const path = recipe.path ?? endpoint.path;
  const json = recipe.body === undefined ? undefined : JSON.stringify(recipe.body);
  if (`${path}${json ?? ''}`.search(id) < 0) {
    await recipe.after?.();
    return null;
  }
  const body = json === undefined ? undefined : spelled(json);
  const token = await fixture.tokenOf('owner');
  const sent = recipe.payload ?? body;
  const answer = await fixture.app.raw(endpoint.method, spelled(path), sent, token, recipe.headers);
  await recipe.after?.();
  return answer.status;
}

// A stream does not end, and the token of an import is a secret.
const calls = ways.filter(({ endpoint }) => !['sync.events', 'user.import'].includes(endpoint));

test.each(calls.map((way) => [`${way.endpoint}, ${way.asked}`, way] as const))(
  'ids in capitals are the same rows: %s',
  async (_, way) => {
    const status = await statusOf(way, inCapitals);
    if (status === null || status === 200) return;
    // The owner may not do it with ids in small letters either.
    expect(status).toBe(await statusOf(way, asStored));
  },
);
