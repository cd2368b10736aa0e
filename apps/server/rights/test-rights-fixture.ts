import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from '#packages/database';
import { freshDatabase } from '#packages/testing/database';
import { insertUsers } from '#people/server';
import { insertPermissions } from '#permissions/server';
import { insertUserTags } from '#tags/server';
import type { Directory } from '#work-accounts/server';
import { appOn, newId, noon } from '../testing/org-fixture.ts';
import { startTestProvider } from '../testing/provider.ts';
import { setSso } from '../testing/sso.ts';
import { makeMarkedOrganisation } from './test-people.ts';
import type { MarkedPerson } from './test-people.ts';
import type { Relation } from './test-tables.ts';
import { noteWrites } from './test-writes.ts';

const day = 86_400_000;

const workDomain = 'sso.example';
const directoryEmailOf = (object_id: string) => `${object_id}@${workDomain}`;

/** A directory that finds a person for every query. */
const endlessDirectory: Directory = {
  search: ({ words }) => Promise.resolve({ people: [personOf(words)], is_more: false }),
  find: ({ object_ids }) => Promise.resolve(object_ids.map(personOf)),
};

function personOf(object_id: string) {
  const email = directoryEmailOf(object_id);
  return { object_id, name_first: 'Newly', name_last: 'Come', email, department: '' };
}

/**
 * Two organisations full of marks, and the server with them.
 *
 * @param through returns the database of the server, for tests in which one protection is removed
 */
export async function createRightsFixture(
  through: (database: Database) => Database = (same) => same,
) {
  const fresh = await freshDatabase();
  const provider = await startTestProvider();
  /** The id of the next person who is added; random if null. */
  let givenId: string | null = null;
  const clock = { now: noon };
  const app = await appOn(through(fresh.database), clock, {
    ...{ workAccounts: provider.options, directory: endlessDirectory },
    newId: () => givenId ?? newId(),
  });
  const owner = new pg.Client({ connectionString: fresh.connectionString });
  await owner.connect();
  const ours = await makeMarkedOrganisation(fresh.database, { isOther: false });
  const other = await makeMarkedOrganisation(fresh.database, { isOther: true });
  /** Work accounts are on, and sign nobody in. */
  const turnSsoOn = async (org_id: string) => {
    await setSso(fresh.database, org_id, { tenant_id: provider.issuer, domains: [workDomain] });
    const shown = 'update sso_settings set proven_time = now() where org_id = $1';
    await owner.query(shown, [org_id]);
  };
  for (const { org_id } of [ours, other]) await turnSsoOn(org_id);
  const people = [...ours.people, ...other.people];
  const personOf = (name: string, { people: among } = ours) =>
    among.find((person) => person.name === name) ?? null;

  /**
   * A sign-in of a person, current or old, without hashing a password. All attempts and recorded
   * writes are deleted first.
   */
  const signIn = async ({ org_id, user_id, device }: MarkedPerson, age = 0) => {
    const token = randomBytes(32).toString('base64url');
    const { rows } = await owner.query<{ sign_in_id: string }>(
      // Earlier attempts and writes do not belong to the next call.
      `with tried as (delete from attempts), noted as (delete from noted_writes)
       insert into sign_ins (org_id, token_hash, user_id, created_time, last_used_time, user_agent)
       values ($1, $2, $3, $4, $4, $5) returning sign_in_id`,
      [
        ...[org_id, createHash('sha256').update(token).digest(), user_id],
        ...[new Date(noon - age).toISOString(), device],
      ],
    );
    return { token, sign_in_id: rows[0]?.sign_in_id ?? '' };
  };
  await noteWrites(owner);
  for (const person of people) await signIn(person);

  const fixture = {
    directoryEmailOf,
    giveId: (id: string | null) => void (givenId = id),
    ...{ app, clock, owner, signIn, turnSsoOn, database: fresh.database, ours, other, people },
    marks: new Map([...ours.marks, ...other.marks].map((mark) => [mark.text, mark])),
    /** The caller for an actor; null for a call without a sign-in. */
    selfOf: (actor: string): MarkedPerson | null => personOf(actor) ?? personOf(actor, other),
    /** The token of an actor, made directly before the call. */
    tokenOf: async (actor: string): Promise<string | undefined> => {
      const self = fixture.selfOf(actor);
      if (self === null) {
        await owner.query('with noted as (delete from noted_writes) delete from attempts');
        return undefined;
      }
      return (await signIn(self, actor === 'expired' ? 31 * day : 0)).token;
    },
    dayOf: ({ org_id }: MarkedPerson) => (org_id === ours.org_id ? ours.day : other.day),
    /**
     * The subject of a cell. For the actor of the other organisation every row except their own is
     * in ours, whatever the tag of its person.
     */
    targetOf: (self: MarkedPerson | null, relation: Relation): MarkedPerson => {
      const isOfOther = self !== null && self.org_id !== ours.org_id;
      const found = {
        own: self ?? personOf('row_same_tag'),
        same_tag: personOf('row_same_tag'),
        other_tag: personOf('row_other_tag'),
        no_tag: personOf('row_no_tag'),
        hidden: personOf('row_hidden'),
        elsewhere: personOf('row_same_tag', isOfOther ? ours : other),
      }[relation];
      if (found === null) throw new Error(`No person for ${relation}`);
      return found;
    },
    /** A new person with the organisation, tag and visibility of the given one, without marks. */
    twinOf: async ({ org_id, is_hidden, tag }: MarkedPerson) => {
      const { day, night } = org_id === ours.org_id ? ours : other;
      const user_id = newId();
      const created_time = new Date(noon).toISOString();
      await fresh.database.write({ org_id, actor_user_id: null }, async (tx) => {
        await insertUsers(tx, [
          {
            ...{ user_id, name_first: 'Twin', name_last: 'Person', email: null, metadata: {} },
            ...{ experimental: false, is_hidden, created_time },
          },
        ]);
        const tag_id = tag === 'day' ? day : night;
        await insertUserTags(tx, tag === null ? [] : [{ user_id, tag_id }]);
      });
      return user_id;
    },
    /** Gives a row's person one permission with everybody. */
    givePermission: async ({ org_id, user_id }: MarkedPerson, access: string) => {
      await fixture.withdrawPermissions({ org_id, user_id });
      const created_time = new Date(noon).toISOString();
      await fresh.database.write({ org_id, actor_user_id: null }, (tx) =>
        insertPermissions(tx, [
          { permission_id: newId(), user_id, tag_id: null, access, created_time },
        ]),
      );
    },
    /** Removes the permissions of a row's person. */
    withdrawPermissions: async ({ org_id, user_id }: Pick<MarkedPerson, 'org_id' | 'user_id'>) => {
      await fresh.database.write({ org_id, actor_user_id: null }, (tx) =>
        tx.query('update permissions set active = false where user_id = $1 and active', [user_id]),
      );
    },
    leave: async () => {
      await app.close();
      await owner.end();
      await fresh.drop();
      await provider.stop();
    },
  };
  return fixture;
}

export type RightsFixture = Awaited<ReturnType<typeof createRightsFixture>>;
