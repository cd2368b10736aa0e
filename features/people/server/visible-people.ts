import { findSwitchedOn } from '#organisation/server';
import type { Tx } from '#packages/database';
import type { AccessSource } from '#packages/sync/server';
import type { Viewer } from '#permissions/contract';
import { canViewRawData, reachOf, seesOtherValues } from '#permissions/domain';
import { personScope } from '#tags/server';

/**
 * People whose rows a viewer may see: core data by the right to see people, measurements by the
 * right to see tests. The scope is 'everybody' only for viewers who see every test completely. All
 * others get explicit lists of people, so that two viewers who see the same tests in different
 * detail do not share access sets and cached pages.
 */
export const visiblePeople: AccessSource<Viewer> = {
  people: (tx, viewer, half) => peopleInReach(tx, viewer, rightOf[half]),
  // With the person, as everybody gets the values of their own tests.
  detail: (viewer) => (seesOtherValues(viewer) ? 'values' : `status ${viewer.user_id}`),
  rights: ({ grants }) =>
    grants
      .map(({ access, tag_id }) => `${tag_id ?? '*'}:${access.join('+')}`)
      .sort()
      .join(' '),
  features: findSwitchedOn,
  // The stamp of a person's row changes with their tags.
  tables: ['users', 'organisations'],
};

const rightOf = { core: 'view_user', measures: 'view_measure' } as const;

async function peopleInReach(
  tx: Tx,
  viewer: Viewer,
  right: 'view_user' | 'view_measure',
): Promise<string[] | null> {
  const isWhole = right === 'view_user' || canViewRawData(viewer);
  if (isWhole && reachOf(viewer, right).everybody) return null;
  const values: unknown[] = [tx.org_id];
  const param = (value: unknown) => `$${String(values.push(value))}`;
  const { rows } = await tx.query<{ user_id: string }>(
    `select r.user_id from users as r
     where r.org_id = $1 and ${personScope(viewer, right, 'r.user_id', param)}
     order by r.user_id`,
    values,
  );
  return rows.map(({ user_id }) => user_id);
}
