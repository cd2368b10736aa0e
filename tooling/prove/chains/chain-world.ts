import { hashPassword, insertCredentials } from '#auth/server';
import { insertMeasurements } from '#measurements/server';
import { insertOrganisation } from '#organisation/server';
import type { Database } from '#packages/database';
import { insertUsers } from '#people/server';
import { accountLevels, measurementLevels } from '#permissions/contract';
import { accessOfSliders, accessToText } from '#permissions/domain';
import { insertPermissions } from '#permissions/server';
import { insertTags, insertUserTags } from '#tags/server';
import { actors } from '../../../apps/server/rights/test-tables.ts';
import { measurementOf, newId, noon } from '../../../apps/server/testing/org-fixture.ts';
import type { RandomSource } from '../sync/random-source.ts';

const created_time = new Date(noon - 90 * 86_400_000).toISOString();

/** Nobody signs in with it: a chain creates sign-ins itself. */
const unusedPassword = hashPassword(newId());

/** An organisation of one chain: acting people with rights, and workers. Everybody has tests. */
export interface ChainWorld {
  org_id: string;
  /** Tags by id, with their names. */
  tags: ReadonlyMap<string, string>;
  /** People who make calls. */
  actors: readonly string[];
  /** Everybody, including people added by calls. */
  people: string[];
  /** Emails by person, as set by the chain. */
  emails: Map<string, string>;
  /** Tests by id, including those added by calls. */
  tests: string[];
}

interface PlannedGrant {
  access: string;
  tag_id: string | null;
}

/** Access lists of all actors of docs/rules/actors.tsv who can sign in. */
const listed = actors.filter(
  ({ actor }) => !['signed_out', 'expired', 'disabled', 'other_organisation'].includes(actor),
);

/**
 * Creates the organisation of a chain. The first actor is one of actors.tsv, each in turn; the
 * others have one or two rights drawn from the sliders, as a chain needs different rights on two
 * tags. The last is often an admin, who grants rights and restores people while the others act.
 */
export async function makeChainWorld(
  database: Database,
  seed: number,
  random: RandomSource,
): Promise<ChainWorld> {
  const org_id = newId();
  const tag_ids = [newId(), newId(), newId()];
  const acting = [newId(), newId(), newId(), newId()];
  const workers = [newId(), newId(), newId(), newId()];
  const people = [...acting, ...workers];
  const emails = new Map(people.slice(0, 6).map((id) => [id, `${id}@chain.example`]));
  const grants = [
    listedGrants(seed, tag_ids),
    drawnGrants(random, tag_ids),
    drawnGrants(random, tag_ids),
    random.chance(0.4) ? [{ access: 'admin', tag_id: null }] : drawnGrants(random, tag_ids),
  ];
  const tests = people.map((user_id) => measurementOf(user_id));
  const password_hash = await unusedPassword;
  await database.write({ org_id, actor_user_id: null }, async (tx) => {
    await insertOrganisation(tx, { org_id, name: org_id, metadata: {}, created_time });
    await insertTags(
      tx,
      tag_ids.map((tag_id) => ({
        ...{ tag_id, name: tag_id, type: 'default' as const, metadata: {}, created_time },
      })),
    );
    await insertUsers(
      tx,
      people.map((user_id) => ({
        ...{ user_id, name_first: 'A', name_last: 'B', email: emails.get(user_id) ?? null },
        ...{ metadata: {}, experimental: false, is_hidden: false, created_time },
      })),
    );
    await insertUserTags(
      tx,
      people.flatMap((user_id) =>
        tag_ids.filter(() => random.chance(0.4)).map((tag_id) => ({ user_id, tag_id })),
      ),
    );
    await insertPermissions(
      tx,
      acting.flatMap((user_id, index) =>
        (grants[index] ?? []).map((grant) => ({
          ...{ ...grant, permission_id: newId(), user_id, created_time },
        })),
      ),
    );
    await insertCredentials(
      tx,
      [...emails].map(([user_id, email]) => ({ user_id, email, password_hash, created_time })),
    );
    await insertMeasurements(tx, tests);
  });
  return {
    ...{ org_id, actors: acting, people, emails },
    tags: new Map(tag_ids.map((tag_id) => [tag_id, tag_id])),
    tests: tests.map(({ measurement_id }) => measurement_id),
  };
}

function listedGrants(seed: number, [tag_id = '']: readonly string[]): PlannedGrant[] {
  const actor = listed[seed % listed.length];
  if (actor === undefined || actor.access === null) return [];
  return [{ access: actor.access, tag_id: actor.tag === null ? null : tag_id }];
}

function drawnGrants(random: RandomSource, tag_ids: readonly string[]): PlannedGrant[] {
  const first = random.below(tag_ids.length);
  const scopes = [tag_ids[first], tag_ids[(first + 1) % tag_ids.length]];
  return scopes
    .slice(0, random.chance(0.8) ? 2 : 1)
    .flatMap((scope) => {
      const account = random.chance(0.6)
        ? accountLevels.length - 1
        : random.below(accountLevels.length);
      const measurement = random.below(measurementLevels.length);
      const access = accessOfSliders({ account, measurement });
      const words = random.chance(0.2) ? (['manager'] as const) : access;
      if (words.length === 0) return [];
      return [
        { access: accessToText(words), tag_id: random.chance(0.07) ? null : (scope ?? null) },
      ];
    })
    .filter(({ tag_id }, index, all) => all.findIndex((each) => each.tag_id === tag_id) === index);
}
