import { newId } from '#apps/server/testing';
import type { Cell, Recipes } from '#apps/server/testing';

/** The calls about quotes. */
export const recipes: Recipes = {
  'quote.list: the quotes of the organisation': async (cell) => {
    await addQuote(cell);
    return {};
  },
  'quote.list: those of all organisations': async (cell) => {
    await addQuote(cell);
    return { path: '/v3/quote?of=all' };
  },
  'quote.request: a new quote': () => ({
    body: {
      quote_id: newId(),
      items: [{ item: 'Extra seats', quantity: 5 }],
      contact_name: 'Site office',
    },
  }),
  "quote.change: a quote of the person's organisation": async (cell) => ({
    body: { quote_id: await addQuote(cell), status: 'Withdrawn' },
  }),
};

/** A quote that the subject requested, with their mark as contact. */
async function addQuote({ fixture, target: { org_id, user_id, email } }: Cell): Promise<string> {
  const quote_id = newId();
  await fixture.owner.query(
    `insert into quotes
       (org_id, quote_id, number, items, contact_name, user_id, created_time, changed_time)
     select $1, $2, coalesce(max(number), 0) + 1, '[{"item": "Extra seats", "quantity": 1}]', $4,
       $3, now(), now() from quotes where org_id = $1`,
    [org_id, quote_id, user_id, email],
  );
  return quote_id;
}
