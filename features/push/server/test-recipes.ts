import { createECDH, randomBytes } from 'node:crypto';
import { newId, noon } from '#apps/server/testing';
import type { Cell, Recipes } from '#apps/server/testing';

/** A subscription as a browser makes it, at an address of a public network. */
const subscription = () => ({
  endpoint: `https://8.8.8.8/push/${newId()}`,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
});

/** The calls about browsers that get notifications. */
export const recipes: Recipes = {
  'push.key: the public key': () => ({}),
  "push.list: one's own": async (cell) => {
    await addBrowser(cell);
    return {};
  },
  "push.subscribe: one's own": () => ({ body: { subscription_id: newId(), ...subscription() } }),
  'push.unsubscribe: one of the person': async (cell) => ({
    path: `/v3/push/subscription?subscription_id=${await addBrowser(cell)}`,
  }),
  "push.test: to one's own browsers": () => ({ body: {} }),
  'push.renew: with a secret of nobody': () => {
    const { endpoint: old_endpoint, auth: old_auth } = subscription();
    return { body: { old_endpoint, old_auth, ...subscription() } };
  },
  'push.acknowledge: with a token of nobody': () => ({ body: { token: newId() } }),
  'push.reach: of the organisation': async (cell) => {
    await addBrowser(cell);
    return {};
  },
};

/** A browser of the person. */
async function addBrowser({ fixture, target }: Cell): Promise<string> {
  const subscription_id = newId();
  const { endpoint, p256dh, auth } = subscription();
  await fixture.owner.query(
    `insert into push_subscriptions (org_id, subscription_id, user_id, sign_in_id, endpoint, p256dh,
       auth, user_agent, created_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[target.org_id, subscription_id, target.user_id, newId(), endpoint, p256dh, auth],
      ...['Phone', new Date(noon).toISOString()],
    ],
  );
  return subscription_id;
}
