import { ECDH, timingSafeEqual } from 'node:crypto';
import { accountBucket, countAttempt, findSignInId, hashToken, viewerOfSignIn } from '#auth/server';
import {
  acknowledgePush,
  findPushKey,
  findPushReach,
  listPushBrowsers,
  pushMessages as messages,
  renewPush,
  subscribePush,
  testPush,
  unsubscribePush,
} from '#push/contract';
import type { WriteTx } from '#packages/database';
import { bind, createRateLimiter, fieldError, HttpError, orDuplicate } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { takeToken } from './message-store.ts';
import type { PushService, PushTarget } from './push-service.ts';
import { sendPush } from './send-push.ts';
import {
  findBrowsers,
  findReachedPeople,
  putSubscription,
  removeBrowser,
  replaceEndpoint,
} from './subscription-store.ts';
import { findEndpoint, findToken } from './token-lookup.ts';

/** Acknowledges a notice for its recipient. False if there is nothing to acknowledge. */
export type AcknowledgeNotice = (
  tx: WriteTx,
  notice: { id: string; user_id: string; time: string },
) => Promise<boolean>;

/** What the calls need at runtime. */
export interface PushCallServices {
  readonly push: PushService;
}

/** Maximum number of test notifications of a person per minute. */
const mostTests = 10;

/** Subscriptions of a person per hour. A page subscribes again after each sign-in. */
const mostSubscribed = 20;

/** Calls about browsers that get notifications. */
export function pushCalls(
  { push }: PushCallServices,
  acknowledgeNotice: AcknowledgeNotice,
): Bound<Viewer>[] {
  const tests = createRateLimiter(mostTests);
  return [
    bind<typeof findPushKey, Viewer>(findPushKey, async ({ database }) => ({
      public_key: await push.publicKey(database),
    })),
    bind<typeof listPushBrowsers, Viewer>(listPushBrowsers, async ({ viewer, database }) => ({
      browsers: await database.read(viewer.org_id, (tx) => findBrowsers(tx, viewer.user_id)),
    })),
    bind<typeof subscribePush, Viewer>(subscribePush, (call) => subscribe(call, push)),
    bind<typeof unsubscribePush, Viewer>(unsubscribePush, unsubscribe),
    bind<typeof testPush, Viewer>(testPush, async (call) => {
      tests.pass(`${call.viewer.org_id} ${call.viewer.user_id}`, call.now());
      return sendTest(call);
    }),
    bind<typeof renewPush, Viewer>(renewPush, (call) => renew(call, push)),
    bind<typeof acknowledgePush, Viewer>(acknowledgePush, (call) =>
      acknowledge(call, acknowledgeNotice),
    ),
    bind<typeof findPushReach, Viewer>(findPushReach, async ({ viewer, database }) => ({
      user_ids: await database.read(viewer.org_id, findReachedPeople),
    })),
  ];
}

async function subscribe(
  { viewer, caller, body, database, now }: Call<typeof subscribePush, Viewer>,
  push: PushService,
) {
  refuseBadTarget(push, body);
  const time = now();
  const limit = {
    ...{ bucket: accountBucket('push-subscribe', viewer), most: mostSubscribed },
    seconds: 3600,
  };
  await countAttempt(database, [limit], time, messages.tooManyBrowsers);
  const row = {
    ...{ ...body, subscription_id: body.subscription_id.toLowerCase(), user_id: viewer.user_id },
    user_agent: caller.user_agent.slice(0, 300),
    created_time: new Date(time).toISOString(),
  };
  const work = database.write(viewer, async (tx) => {
    const sign_in_id = await findSignInId(tx, viewer.user_id, caller.token ?? '');
    if (sign_in_id === null) throw new HttpError('UNAUTHORISED');
    const subscription_id = await putSubscription(tx, { ...row, sign_in_id });
    if (subscription_id === null) throw new HttpError('CONFLICT', otherBrowser);
    tx.audit({ action: 'subscribe_push', entity: 'user', entity_id: viewer.user_id });
    return { subscription_id };
  });
  return orDuplicate(work, 'endpoint', messages.otherBrowser);
}

const otherBrowser = { message: messages.otherBrowser };

function refuseBadTarget(push: PushService, { endpoint, p256dh }: PushTarget): void {
  const problem = push.problemOf(endpoint);
  if (problem !== null) throw fieldError('endpoint', problem);
  if (!isPoint(p256dh)) throw fieldError('p256dh', messages.badKey);
}

/** Whether a key is a point of P-256. Otherwise no message to the browser could be encrypted. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

async function unsubscribe({ viewer, query, database }: Call<typeof unsubscribePush, Viewer>) {
  const subscription_id = query.subscription_id.toLowerCase();
  await database.write(viewer, async (tx) => {
    if (!(await removeBrowser(tx, viewer.user_id, subscription_id))) {
      throw new HttpError('NOT_FOUND', { message: messages.notFound });
    }
    tx.audit({ action: 'unsubscribe_push', entity: 'user', entity_id: viewer.user_id });
  });
  return { subscription_id };
}

/** Seconds for which a test notification waits for its browser. */
const testLife = 600;

async function sendTest({ viewer, database, now, newId }: Call<typeof testPush, Viewer>) {
  const browsers = await database.write(viewer, (tx) =>
    sendPush(
      tx,
      {
        ...{ user_id: viewer.user_id, title: 'Test notification', ttl: testLife },
        body: 'Notifications reach this browser, also while the page is closed.',
        ...{ url: '/settings/notifications', tag: 'test', is_urgent: false },
      },
      { now: now(), newId },
    ),
  );
  return { browsers };
}

async function renew(
  { caller, body, database, now }: Call<typeof renewPush, Viewer>,
  push: PushService,
) {
  const found = await findEndpoint(database, body.old_endpoint);
  const isSame = found !== null && isSameSecret(found.auth, body.old_auth);
  if (!isSame) {
    await countForgery(caller.network, { database, now: now() });
    throw new HttpError('NOT_FOUND', { message: messages.notFound });
  }
  refuseBadTarget(push, body);
  const { org_id, user_id, subscription_id } = found;
  const work = database.write({ org_id, user_id }, async (tx) => {
    if (!(await replaceEndpoint(tx, subscription_id, body.old_auth, body))) {
      throw new HttpError('NOT_FOUND', { message: messages.notFound });
    }
    tx.audit({ action: 'renew_push', entity: 'user', entity_id: user_id });
    return { renewed: true as const };
  });
  return orDuplicate(work, 'endpoint', messages.otherBrowser);
}

async function acknowledge(
  { caller, body, database, now }: Call<typeof acknowledgePush, Viewer>,
  acknowledgeNotice: AcknowledgeNotice,
) {
  const time = now();
  const refused = () => new HttpError('NOT_FOUND', { message: messages.unknownToken });
  const hash = hashToken(body.token);
  const found = await findToken(database, hash);
  if (found === null) await countForgery(caller.network, { database, now: time });
  if (found === null || found.notice_id === null) throw refused();
  if (Date.parse(found.expires_time) <= time) throw refused();
  const { org_id, user_id, message_id, notice_id: id } = found;
  // As if the browser had made the call with its sign-in.
  const viewer = await viewerOfSignIn(database, found.sign_in_hash, time);
  if (viewer?.user_id !== user_id || viewer.org_id !== org_id) throw refused();
  await database.write(viewer, async (tx) => {
    if (!(await takeToken(tx, message_id, hash))) throw refused();
    const notice = { id, user_id, time: new Date(time).toISOString() };
    if (!(await acknowledgeNotice(tx, notice))) throw refused();
    tx.audit({ action: 'acknowledge', entity: 'alert', entity_id: id, summary: 'push' });
  });
  return { acknowledged: true as const };
}

/**
 * Limits unknown secrets only: others in the same network must still be able to acknowledge. The
 * secrets are too long to be guessed.
 */
function countForgery(
  network: string,
  { database, now }: Pick<Call<typeof renewPush, Viewer>, 'database'> & { now: number },
): Promise<void> {
  const limit = { bucket: `push:${network}`, most: 60, seconds: 60 };
  return countAttempt(database, [limit], now, messages.tooMany);
}

function isSameSecret(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
