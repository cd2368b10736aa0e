import { newId } from '#apps/server/testing';
import type { Cell, Recipes } from '#apps/server/testing';
import { itemIds } from '#programme/contract';

const path = '/v3/assessment/osha';

/** The calls about the programme self-check. */
export const recipes: Recipes = {
  'programme.read: the answers': () => ({}),
  'programme.change: an answer': () => ({
    body: { items: [{ item_id: 'plan_written', answer: 'partly' }] },
  }),
  'programme.finish: a complete self-check': async ({ fixture, self }) => {
    await fixture.owner.query(
      `insert into programme_items (org_id, item_id, answer, changed_time)
       select $1, item_id, 'yes', now() from unnest($2::text[]) as item_id
       on conflict (org_id, item_id) do update set answer = 'yes', owner_user_id = null`,
      [self?.org_id ?? newId(), itemIds],
    );
    return { body: { check_id: newId(), changed_time: null } };
  },
  "programme.read_check: a check of the person's organisation": async (cell) => ({
    path: `${path}/${await freshCheck(cell)}`,
  }),
  "programme.remove_check: a check of the person's organisation": async (cell) => ({
    path: `${path}/${await freshCheck(cell)}`,
  }),
};

/** A finished check of the organisation of the subject. */
async function freshCheck({ fixture, target: { org_id } }: Cell): Promise<string> {
  const check_id = newId();
  const sections = Object.fromEntries(
    [
      'plan',
      'monitoring',
      'water',
      'rest',
      'acclimatisation',
      'training',
      'emergency',
      'records',
    ].map((section) => [section, 100]),
  );
  await fixture.owner.query(
    `insert into programme_checks (org_id, check_id, items, facts, result, finished_time)
     values ($1, $2, '[]', '{}', $3, now())`,
    [org_id, check_id, JSON.stringify({ percent: 100, sections, gaps: 0, unanswered: 0 })],
  );
  return check_id;
}
