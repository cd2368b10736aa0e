import { newId } from '#apps/server/testing';
import type { Cell, Recipes } from '#apps/server/testing';

/** The calls about emails. */
export const recipes: Recipes = {
  'outbox.list: the letters of the organisation': () => ({}),
  "outbox.list: a letter of the person's organisation": async (cell) => ({
    path: `/v3/outbox?message_id=${await sentLetter(cell)}`,
  }),
  "outbox.resend: a letter of the person's organisation": async (cell) => ({
    path: `/v3/outbox/${await sentLetter(cell)}/resend`,
  }),
};

/** A letter that was sent, in the organisation of whom the call is about. */
async function sentLetter({ fixture, target: { org_id } }: Cell): Promise<string> {
  const message_id = newId();
  await fixture.owner.query(
    `insert into outbox (org_id, message_id, channel, recipient, subject, text, html, is_secret,
       state, created_time)
     values ($1, $2, 'mail', 'a@b.example', 'Hello', 'Hello', 'Hello', false, 'sent', now())`,
    [org_id, message_id],
  );
  return message_id;
}
