import type { BrowserAbilities } from '#push/domain';

/** What this browser offers, and its subscription. */
export interface ThisBrowser extends BrowserAbilities {
  /** SHA-256 of the address in hexadecimal; null without a subscription. */
  endpoint_hash: string | null;
}

/** Reads the state of this browser. */
export async function readBrowser(): Promise<ThisBrowser> {
  const isAble =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad says that it is a Mac.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (isMac(userAgent) && maxTouchPoints > 1);
  if (!isAble) {
    return { isAble, isApple, permission: 'default', endpoint: null, endpoint_hash: null };
  }
  const registration = await navigator.serviceWorker.getRegistration();
  const endpoint = (await registration?.pushManager.getSubscription())?.endpoint ?? null;
  const endpoint_hash = endpoint === null ? null : await hashOf(endpoint);
  return { isAble, isApple, permission: Notification.permission, endpoint, endpoint_hash };
}

function isMac(userAgent: string): boolean {
  return userAgent.includes('Macintosh');
}

async function hashOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Why a browser did not subscribe. */
export type SubscribeFailure = 'refused' | 'not_ready' | 'no_service';

/** A subscription as the server takes it. */
export interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Asks for the permission and subscribes this browser.
 *
 * @param public_key the key of the server, in base64url
 */
export async function subscribeBrowser(public_key: string): Promise<Subscribed | SubscribeFailure> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  const registration = await activeWorker();
  if (registration === null) return 'not_ready';
  try {
    const applicationServerKey = bytesOf(public_key);
    const old = await registration.pushManager.getSubscription();
    // A browser keeps the key of a subscription; the server may have another one now.
    if (old !== null && !isKeyOf(old, applicationServerKey)) await old.unsubscribe();
    const options = { userVisibleOnly: true, applicationServerKey };
    const { endpoint = '', keys = {} } = (
      await registration.pushManager.subscribe(options)
    ).toJSON();
    return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
  } catch {
    return 'no_service';
  }
}

/** Ends the subscription of this browser, if it has one. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Milliseconds to wait for the service worker of a page that was just opened. */
const longestWait = 10_000;

function activeWorker(): Promise<ServiceWorkerRegistration | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), longestWait));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function isKeyOf({ options }: PushSubscription, key: Uint8Array): boolean {
  if (options.applicationServerKey === null) return false;
  const held = new Uint8Array(options.applicationServerKey);
  return held.length === key.length && held.every((byte, index) => byte === key[index]);
}
