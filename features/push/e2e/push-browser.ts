import type { BrowserContextOptions, Worker } from 'playwright-core';
import { launchBrowser, until } from '#packages/testing/browser';
import type { OpenBrowser } from '#packages/testing/browser';
import type { TestBrowser } from '#packages/testing/push';

/** A notification as the service worker shows it. */
export interface ShownNotification {
  title: string;
  body: string;
  tag: string;
  actions: { action: string; title: string }[];
  data: { url: string; ack: { token: string; url: string } | null };
}

/** A browser whose page can be closed while it gets notifications. */
export interface PushBrowser extends OpenBrowser {
  /** Delivers a message to the service worker, as the push service of the browser does. */
  deliver(payload: unknown): Promise<void>;
  /** The notifications that were shown, oldest first. */
  shown(): Promise<ShownNotification[]>;
  /** Clicks the last notification or an action of it. */
  click(action?: string): Promise<void>;
  /** Addresses that the service worker has opened. */
  opened(): Promise<string[]>;
}

/**
 * Opens a Chromium that has a subscription at the stand-in. A headless Chromium has no push service
 * and shows no notifications: the page gets the subscription from here, and what the service worker
 * shows and opens is recorded.
 */
export async function openPushBrowser(
  { subscription }: TestBrowser,
  options: BrowserContextOptions,
): Promise<PushBrowser> {
  const browser = await launchBrowser({ ...options, serviceWorkers: 'allow' });
  await browser.context.addInitScript(simulateSubscription, subscription);
  let worker: Worker | undefined;
  const workerOf = async (): Promise<Worker> => {
    if (worker !== undefined) return worker;
    const find = () => browser.context.serviceWorkers()[0];
    await until('the service worker runs', () => Promise.resolve(find() !== undefined));
    worker = find();
    if (worker === undefined) throw new Error('There is no service worker.');
    await worker.evaluate(recordNotifications);
    return worker;
  };
  return {
    ...browser,
    async deliver(payload) {
      const { origin } = new URL((await workerOf()).url());
      const before = (await (await workerOf()).evaluate(readShown)).length;
      const page = await browser.context.newPage();
      const session = await browser.context.newCDPSession(page);
      const found = new Promise<string>((resolve) => {
        session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
          const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
          if (own !== undefined) resolve(own.registrationId);
        });
      });
      await session.send('ServiceWorker.enable');
      const registrationId = await found;
      const data = JSON.stringify(payload);
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
      await until('the notification is shown', async () => {
        const after = await (await workerOf()).evaluate(readShown);
        return after.length > before;
      });
      await page.close();
    },
    shown: async () => (await workerOf()).evaluate(readShown),
    click: async (action = '') => (await workerOf()).evaluate(clickLast, action),
    opened: async () => (await workerOf()).evaluate(readOpened),
  };
}

/** In the page: the permission is given, and a subscription is the one of the test. */
function simulateSubscription(given: TestBrowser['subscription']): void {
  const key = 'test-subscribed';
  const subscription = {
    endpoint: given.endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({
      endpoint: given.endpoint,
      keys: { p256dh: given.p256dh, auth: given.auth },
    }),
    unsubscribe: () => {
      localStorage.removeItem(key);
      return Promise.resolve(true);
    },
  };
  Object.defineProperty(Notification, 'permission', {
    get: () => (localStorage.getItem(key) === null ? 'default' : 'granted'),
  });
  Notification.requestPermission = () => {
    localStorage.setItem(key, '');
    return Promise.resolve('granted');
  };
  Object.assign(PushManager.prototype, {
    getSubscription: () =>
      Promise.resolve(localStorage.getItem(key) === 'on' ? subscription : null),
    subscribe: () => {
      localStorage.setItem(key, 'on');
      return Promise.resolve(subscription);
    },
  });
}

/** In the service worker. */
interface Recorder {
  shown: ShownNotification[];
  opened: string[];
  registration: { showNotification: unknown };
  clients: { openWindow: unknown };
}

function recordNotifications(): void {
  const scope = globalThis as unknown as Recorder;
  scope.shown = [];
  scope.opened = [];
  scope.registration.showNotification = (title: string, options: object) => {
    scope.shown.push({ title, ...options } as ShownNotification);
    return Promise.resolve();
  };
  scope.clients.openWindow = (url: string) => {
    scope.opened.push(url);
    return Promise.resolve(null);
  };
}

function readShown(): ShownNotification[] {
  return (globalThis as unknown as Recorder).shown;
}

function readOpened(): string[] {
  return (globalThis as unknown as Recorder).opened;
}

function clickLast(action: string): void {
  const notification = {
    ...(globalThis as unknown as Recorder).shown.at(-1),
    close: () => undefined,
  };
  // Browsers construct the event only for a notification that they show.
  const event = Object.assign(new Event('notificationclick'), {
    ...{ notification, action },
    waitUntil: () => undefined,
  });
  globalThis.dispatchEvent(event);
}
