import { newId } from '#apps/server/testing';
import type { Cell, Recipes } from '#apps/server/testing';

/** The calls about points and rewards. */
export const recipes: Recipes = {
  'loyalty.read: points that the person earned': async (cell) => {
    await addPoints(cell, cell.target.org_id, cell.target.user_id);
    return {};
  },
  'loyalty.request_reward: a reward': async (cell) => {
    if (cell.self !== null) await addPoints(cell, cell.self.org_id, null);
    return { body: { quote_id: newId(), reward: 'strips' } };
  },
  "loyalty.withdraw_reward: a request of the person's organisation": async (cell) => ({
    path: `/v3/loyalty/reward/${await addRequest(cell)}/withdraw`,
  }),
  'loyalty.waiting_rewards: the open requests of all organisations': async (cell) => {
    await addRequest(cell);
    return {};
  },
  "loyalty.answer_reward: a request of the person's organisation": async (cell) => ({
    path: `/v3/loyalty/waiting/${await addRequest(cell)}/answer`,
    body: { status: 'Declined', answer: 'Not in stock' },
  }),
};

/** Gives an organisation 500 points, caused by one of its people or by nobody. */
async function addPoints({ fixture }: Cell, org_id: string, user_id: string | null): Promise<void> {
  await fixture.owner.query(
    `insert into loyalty_accounts as a (org_id, balance, earned, seq) values ($1, 500, 500, 1)
     on conflict (org_id) do update
       set balance = a.balance + 500, earned = a.earned + 500, seq = a.seq + 1`,
    [org_id],
  );
  await fixture.owner.query(
    `insert into loyalty_ledger
       (org_id, entry_id, seq, kind, cause, summary, points, balance, user_id, time)
     select org_id, $2::uuid, seq, 'story', $2::text, 'A story', 500, balance, $3, now()
     from loyalty_accounts where org_id = $1`,
    [org_id, newId(), user_id],
  );
}

/** An open request of the organisation of the subject. */
async function addRequest({ fixture, target: { org_id } }: Cell): Promise<string> {
  const quote_id = newId();
  await fixture.owner.query(
    `insert into quotes
       (org_id, quote_id, number, items, reward, points, created_time, changed_time)
     select $1, $2, coalesce(max(number), 0) + 1, '[{"item": "Pack of test strips", "quantity": 1}]', 'strips',
       500, now(), now() from quotes where org_id = $1`,
    [org_id, quote_id],
  );
  return quote_id;
}
