import type { Database } from '#packages/database';

/** The readable tests of an account. */
export interface Account {
  isActive: boolean;
  /** It has an email and a password, so that it can sign in. */
  hasSignIn: boolean;
  tag_ids: readonly string[];
  grants: readonly { tag_id: string | null; words: ReadonlySet<string> }[];
  /** Ids of all readable tests: its own, and those of people in the scope of its rights. */
  readable: ReadonlySet<string>;
}

interface StoredPerson {
  user_id: string;
  active: boolean;
  has_sign_in: boolean;
  tag_ids: string[];
  grants: { tag_id: string | null; access: string }[];
  tests: string[];
}

/**
 * What every account of an organisation can read, computed from the stored rows without the
 * product's policies. The end of each chain compares it with the product's own sync.
 */
export async function readAccounts(
  database: Database,
  org_id: string,
): Promise<ReadonlyMap<string, Account>> {
  const { rows } = await database.read(org_id, (tx) =>
    tx.query<StoredPerson>(
      `select u.user_id, u.active,
         exists (select from credentials as c
           where c.org_id = u.org_id and c.user_id = u.user_id and c.enabled) as has_sign_in,
         array(select tag_id from user_tags as w
           where w.org_id = u.org_id and w.user_id = u.user_id) as tag_ids,
         coalesce((select json_agg(json_build_object('tag_id', p.tag_id, 'access', p.access))
           from permissions as p
           where p.org_id = u.org_id and p.user_id = u.user_id and p.active), '[]') as grants,
         array(select measurement_id from measurements as m
           where m.org_id = u.org_id and m.user_id = u.user_id) as tests
       from users as u where u.org_id = $1`,
      [org_id],
    ),
  );
  return new Map(rows.map((row) => [row.user_id, accountOf(row, rows)]));
}

function accountOf(person: StoredPerson, everybody: readonly StoredPerson[]): Account {
  const { user_id, active, has_sign_in, tag_ids } = person;
  const grants = person.grants.map(({ tag_id, access }) => ({
    tag_id,
    words: new Set(access.split(',')),
  }));
  const opening = grants.filter(
    ({ tag_id, words }) =>
      words.has('view_measure') ||
      words.has('manager') ||
      (tag_id === null && (words.has('admin') || words.has('super'))),
  );
  const reads = (owner: StoredPerson) =>
    owner.user_id === user_id ||
    opening.some(({ tag_id }) => tag_id === null || owner.tag_ids.includes(tag_id));
  return {
    ...{ isActive: active, hasSignIn: active && has_sign_in, tag_ids, grants },
    readable: new Set(active ? everybody.filter(reads).flatMap(({ tests }) => tests) : []),
  };
}
