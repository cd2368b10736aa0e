import type { Site } from './site.ts';

/**
 * Returns a sentence for each broken invariant of actions: merged and removed people have nothing
 * left, and nothing carries a deleted tag.
 */
export async function brokenInvariants(site: Site, org_id: string): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(invariants).map(async ([invariant, sql]) => {
      const rows = await site.owner(`${sql} limit 1`, [org_id]);
      return rows.length === 0 ? [] : [invariant];
    }),
  );
  return found.flat();
}

const gone = `select user_id from users where org_id = $1 and not active`;
const merged = `select entity_id::uuid from audit_log
  where org_id = $1 and entity = 'user' and action = 'merged'`;
const deleted = `select tag_id from tags where org_id = $1 and not active`;

const invariants: Readonly<Record<string, string>> = {
  'actions: somebody who was merged is there': `select from users where org_id = $1 and active and user_id in (${merged})`,
  'actions: a test is left with whom it was merged from': `select from measurements where org_id = $1 and user_id in (${merged})`,
  'actions: somebody who was merged can come back': `select from removed_people where org_id = $1 and user_id in (${merged})`,
  'actions: somebody who is gone holds a permission': `select from permissions where org_id = $1 and active and user_id in (${gone})`,
  'actions: somebody who is gone can sign in': `select from credentials where org_id = $1 and user_id in (${gone})`,
  'actions: a test carries a deleted tag': `
    select from measurements join (${deleted}) as t
      on t.tag_id = any(tag_ids) or t.tag_id = any(user_tag_ids) where org_id = $1`,
  'actions: a permission is over a deleted tag': `select from permissions where org_id = $1 and active and tag_id in (${deleted})`,
};
