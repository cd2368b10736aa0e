import { newId, noon } from '../testing/org-fixture.ts';
import type { Cell, Recipe } from './test-recipe.ts';

const minute = 60_000;

/** Ways about the services that the product asks, and about the letters. */
export const serviceRecipes: Record<string, (cell: Cell) => Recipe | Promise<Recipe>> = {
  'outbox.list: the letters of the organisation': () => ({}),
  "outbox.list: a letter of the person's organisation": async (cell) => ({
    path: `/v3/outbox?message_id=${await sentLetter(cell)}`,
  }),
  "outbox.resend: a letter of the person's organisation": async (cell) => ({
    path: `/v3/outbox/${await sentLetter(cell)}/resend`,
  }),
  'service.list: the services of the organisation': () => ({}),
  'service.test: the gazetteer': () => testOf('geocoding'),
  'service.test: the mail, by a letter to oneself': ({ world: { clock } }) => {
    // In a minute of its own: both ways together are more tests than one minute allows.
    clock.now = noon + minute;
    return { ...testOf('mail'), after: () => Promise.resolve((clock.now = noon)) };
  },
};

function testOf(service: string): Recipe {
  return { path: `/v3/service/${service}/test`, body: { test_id: newId() } };
}

/** A letter that was sent, in the organisation of whom the call is about. */
async function sentLetter({ world, target: { org_id } }: Cell): Promise<string> {
  const message_id = newId();
  await world.owner.query(
    `insert into outbox (org_id, message_id, channel, recipient, subject, text, html, is_secret,
       state, created_time)
     values ($1, $2, 'mail', 'a@b.example', 'Hello', 'Hello', 'Hello', false, 'sent', now())`,
    [org_id, message_id],
  );
  return message_id;
}
