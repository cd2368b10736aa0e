import type { Endpoint } from '#packages/http/contract';
import { marksIn, rightOfPart } from './test-marks.ts';
import type { Mark, Part } from './test-marks.ts';
import type { MarkedPerson } from './test-people.ts';
import { mergedRecipes, recipeFor } from './test-recipe.ts';
import type { Recipes } from './test-recipe.ts';
import type { RightsFixture } from './test-rights-fixture.ts';
import { recipes as syncRecipes } from './test-sync-recipes.ts';
import { expectationOf, reachOf } from './test-tables.ts';
import type { Actor, Reach, Relation, Way } from './test-tables.ts';
import { takeWrites } from './test-writes.ts';
import type { Written } from './test-writes.ts';

export interface CellResult {
  /** The problems, each as a sentence; empty if the cell is correct. */
  problems: string[];
  /** The kinds of data that the response shows. */
  shown: ReadonlySet<Part>;
}

/** Makes one call as an actor for a row, and compares response and database with the tables. */
export async function runCell(
  fixture: RightsFixture,
  { way, endpoint }: { way: Way; endpoint: Endpoint },
  actor: Actor,
  relation: Relation,
): Promise<CellResult> {
  const self = fixture.selfOf(actor.actor);
  const target = fixture.targetOf(self, relation);
  const expected = expectationOf(way, relation, actor);
  const recipe = await recipeFor(recipes, way)({ fixture, self, target });
  const about = [...(way.right === null ? [] : [target.user_id]), ...(recipe.about ?? [])];
  const token = await fixture.tokenOf(actor.actor);
  // No call takes its subject from an unknown query parameter.
  const smuggled = `user_id=${target.user_id}&org_id=${target.org_id}`;
  const asked = recipe.path ?? endpoint.path;
  const path = `${asked}${asked.includes('?') ? '&' : '?'}${smuggled}`;
  const json = recipe.body === undefined ? undefined : JSON.stringify(recipe.body);
  const payload = recipe.payload ?? json;
  const answer = await send(fixture, endpoint, { path, payload, token, headers: recipe.headers });
  const written = await takeWrites(fixture.owner);
  const status = String(answer.status);

  const sent = `${path} ${payload ?? ''}`.toLowerCase();
  const found = marksIn(answer, fixture.marks);
  const shown = found.filter(({ text }) => !sent.includes(text));
  const leaks = shown.filter((mark) => !maySee(actor, self, mark, fixture));
  const problems = [
    ...(status === expected.status ? [] : [`answered ${status} instead of ${expected.status}`]),
    ...leaks.map(({ part }) => `showed ${part}`),
    ...missing({ way, reach: expected.reach, actor, self, fixture, found }),
    ...writeProblems({ way, endpoint, reach: expected.reach, self, about, written }),
  ];
  await recipe.after?.();
  return {
    problems: [...new Set(problems)].map(
      (problem) => `${way.endpoint}, ${way.asked}, ${actor.actor}, ${relation}: ${problem}`,
    ),
    shown: new Set(shown.map(({ part }) => part)),
  };
}

async function send(
  { app }: RightsFixture,
  endpoint: Endpoint,
  call: {
    path: string;
    payload: string | undefined;
    token: string | undefined;
    headers: Record<string, string> | undefined;
  },
) {
  if (endpoint.isStream === true) {
    const stream = await app.openStream(call.path, call.token);
    stream.close();
    return { status: stream.status, headers: stream.headers, bytes: Buffer.from(stream.text) };
  }
  const answer = await app.raw(endpoint.method, call.path, call.payload, call.token, call.headers);
  const { rejected, failed } = answer.status === 200 ? (answer.body?.data ?? {}) : {};
  const isRejected = [rejected, failed].some((list) => Array.isArray(list) && list.length > 0);
  return { ...answer, status: isRejected ? 'rejected' : answer.status };
}

/** Whether the tables let an actor see the owner of a mark. */
export function maySee(
  { actor }: Actor,
  self: MarkedPerson | null,
  mark: Mark,
  fixture: RightsFixture,
): boolean {
  const right = rightOfPart[mark.part];
  if (right === null || self === null) return false;
  // In its own organisation the actor of the other organisation is an admin.
  const isOfOther = self.org_id !== fixture.ours.org_id;
  const column = isOfOther && mark.org_id === self.org_id ? 'admin' : actor;
  return reachOf(right, relationTo(self, mark, fixture), column) === 'may';
}

function relationTo(self: MarkedPerson, mark: Mark, { people }: RightsFixture): Relation {
  if (mark.org_id !== self.org_id) return 'elsewhere';
  if (mark.user_id === null || mark.user_id === self.user_id) return 'own';
  const person = people.find(({ user_id }) => user_id === mark.user_id);
  if (person === undefined || person.tag === null) return 'no_tag';
  if (person.is_hidden) return 'hidden';
  return person.tag === 'day' ? 'same_tag' : 'other_tag';
}

interface MissingCheck {
  way: Way;
  reach: Reach;
  actor: Actor;
  self: MarkedPerson | null;
  fixture: RightsFixture;
  found: readonly Mark[];
}

/** A response with everything must not omit anything either. */
function missing({ way, reach, actor, self, fixture, found }: MissingCheck): string[] {
  if (reach !== 'may') return [];
  return way.shows
    .filter((word) => word.endsWith('*'))
    .flatMap((word) => {
      const wanted = [...fixture.marks.values()].filter(
        (mark) => `${mark.part}*` === word && maySee(actor, self, mark, fixture),
      );
      const left = wanted.filter((mark) => !found.includes(mark));
      return left.length === 0 ? [] : [`left out ${String(left.length)} of ${word}`];
    });
}

interface Action {
  way: Way;
  endpoint: Endpoint;
  reach: Reach;
  self: MarkedPerson | null;
  /** People whose rows may be written in addition to the subject's. */
  about: readonly string[];
  written: readonly Written[];
}

/** Calls that only read, by POST as the ids that they ask about may not fit into an address. */
const readsByPost: ReadonlySet<string> = new Set(['alert.find_recipients', 'roster.read_calendar']);

/** A rejected call changes nothing; an accepted call changes only permitted rows. */
function writeProblems({ way, endpoint, reach, self, about, written }: Action): string[] {
  if (way.gate === 'public') return [];
  if (reach !== 'may')
    return written.map(({ table_name }) => `wrote to ${table_name} all the same`);
  const isAbout = [self?.user_id, ...about];
  const astray = written.filter(
    ({ org_id, user_id }) =>
      org_id !== self?.org_id || (user_id !== null && !isAbout.includes(user_id)),
  );
  const isRead = endpoint.method === 'GET' || readsByPost.has(endpoint.name);
  const isIdle = way.right !== null && !isRead && written.length === 0;
  return [
    ...astray.map(({ table_name }) => `wrote to ${table_name} of somebody else`),
    ...(isIdle ? ['wrote nothing'] : []),
  ];
}

// Found by their path, so that a new capability changes no list here.
const declared = import.meta.glob<Recipes>('/features/*/server/test-recipes.ts', {
  eager: true,
  import: 'recipes',
});

/** The recipes of rights.tsv: those that each feature declares for its calls, and those of sync. */
export const recipes = mergedRecipes([...Object.values(declared), syncRecipes]);
