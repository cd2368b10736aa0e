import { readPayload } from '#push/domain';
import type { PushPayload } from '#push/domain';

/** The parts of a service worker that notifications use. */
export type PushScope = Pick<
  ServiceWorkerGlobalScope,
  'addEventListener' | 'clients' | 'fetch' | 'registration'
>;

/** What a notification keeps for its click. */
type NotificationData = Pick<PushPayload, 'url' | 'ack'>;

/** Browsers that renew a subscription say which one it was. */
interface SubscriptionChange {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/** Shows notifications and reacts to clicks on them, also while no page is open. */
export function registerPush(scope: PushScope): void {
  scope.addEventListener('push', (event) => {
    event.waitUntil(show(scope, event.data?.text() ?? ''));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(react(scope, event.notification.data as NotificationData, event.action));
  });
  scope.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renew(scope, event as SubscriptionChange));
  });
}

/** A browser ends the subscription of a page that shows nothing for a message. */
const unreadable: PushPayload = {
  ...{ title: 'Watershade', body: 'Open Watershade to see what is new.', url: '/', tag: 'unread' },
  ...{ is_urgent: false, ack: null },
};

async function show({ registration }: PushScope, text: string): Promise<void> {
  const { title, body, tag, is_urgent, url, ack } = readPayload(text) ?? unreadable;
  const data: NotificationData = { url, ack };
  // Newer options than those of the type.
  const options: NotificationOptions & { renotify: boolean; actions: object[] } = {
    ...{ body, tag, data, icon: '/icon.svg', requireInteraction: is_urgent, renotify: true },
    actions: ack === null ? [] : [{ action: 'acknowledge', title: 'Acknowledge' }],
  };
  await registration.showNotification(title, options);
}

async function react(scope: PushScope, data: NotificationData, action: string): Promise<void> {
  const { url, ack } = data;
  if (action !== 'acknowledge' || ack === null) return open(scope, url);
  // The page acknowledges after a sign-in where the token is not accepted any more.
  const isDone = await post(scope, '/v3/push/acknowledge', { token: ack.token });
  if (!isDone) await open(scope, ack.url);
}

/** Shows the page at a path: one that is there already, otherwise a new one, as an open page may have unsaved input. */
async function open({ clients, registration }: PushScope, url: string): Promise<void> {
  const { href } = new URL(url, registration.scope);
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => page.url === href);
  await (there === undefined ? clients.openWindow(href) : there.focus());
}

/** Without the old subscription nothing proves that it is the same browser; then the person turns notifications on again. */
async function renew(
  scope: PushScope,
  { oldSubscription: old, newSubscription }: SubscriptionChange,
): Promise<void> {
  const before = old?.toJSON();
  if (!old || before === undefined) return;
  const renewed =
    newSubscription ??
    (await scope.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: old.options.applicationServerKey,
    }));
  const { endpoint, keys = {} } = renewed.toJSON();
  await post(scope, '/v3/push/renew', {
    ...{ old_endpoint: before.endpoint, old_auth: before.keys?.['auth'] },
    ...{ endpoint, p256dh: keys['p256dh'], auth: keys['auth'] },
  });
}

/** True if the server did it. */
async function post(scope: PushScope, path: string, body: object): Promise<boolean> {
  try {
    const answer = await scope.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
