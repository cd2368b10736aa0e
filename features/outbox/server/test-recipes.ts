import { newId } from '#apps/server/testing';
import type { Cell, Recipes } from '#apps/server/testing';

/** The calls about messages and the webhook. */
export const recipes: Recipes = {
  'outbox.list: the emails of the organisation': () => ({}),
  "outbox.list: an email of the person's organisation": async (cell) => ({
    path: `/v3/outbox?message_id=${await sentEmail(cell)}`,
  }),
  "outbox.resend: an email of the person's organisation": async (cell) => ({
    path: `/v3/outbox/${await sentEmail(cell)}/resend`,
  }),
  'outbox.channels: which channels are configured': () => ({}),
  'webhook.read: the webhook of the organisation': () => ({}),
  'webhook.save: an address': () => ({ body: { address: 'https://hook.example/alerts' } }),
  'webhook.rotate: a new secret': async (cell) => {
    await addWebhooks(cell);
    return {};
  },
  'webhook.remove: the webhook of the organisation': async (cell) => {
    await addWebhooks(cell);
    return {};
  },
};

/** A webhook of each organisation. */
async function addWebhooks({ fixture }: Cell): Promise<void> {
  await fixture.owner.query(
    `insert into webhooks (org_id, address, secret, secret_time)
     select org_id, 'https://hook.example/alerts', 'whsec_AAAA', now() from organisations
     on conflict do nothing`,
  );
}

/** A sent email of the organisation of the subject. */
async function sentEmail({ fixture, target: { org_id } }: Cell): Promise<string> {
  const message_id = newId();
  await fixture.owner.query(
    `insert into outbox (org_id, message_id, channel, recipient, subject, text, html, is_secret,
       state, created_time)
     values ($1, $2, 'mail', 'a@b.example', 'Hello', 'Hello', 'Hello', false, 'sent', now())`,
    [org_id, message_id],
  );
  return message_id;
}
