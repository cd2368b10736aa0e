import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import webPush from 'web-push';
import type { Urgency } from 'web-push';
import { pushMessages } from '#push/contract';
import type { Database } from '#packages/database';
import { isPublicAddress, isPublicName } from '#packages/http/server';
import { PrivateAddress, publicLookup } from './public-lookup.ts';
import { storedKeys } from './push-key-store.ts';
import type { PushKeys } from './push-key-store.ts';

export interface PushOptions {
  /** Missing: created once and stored in the database. */
  keys?: PushKeys | undefined;
  /** Who push services can ask about the messages: a mailto: or https: address. */
  subject: string;
  /** Tests only: subscriptions may be at http and private addresses. */
  allowsLocal?: boolean;
}

/** The address and the keys of a browser. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushDelivery {
  payload: string;
  /** Base64url, at most 32 characters. */
  topic: string;
  urgency: Urgency;
  /** Seconds for which the push service stores it. */
  ttl: number;
}

/** Sends notifications to browsers by their push services. */
export interface PushService {
  /** The public key for subscriptions. */
  publicKey(database: Database): Promise<string>;
  /**
   * Why an address cannot be one of a push service; null if it can. Its name is not looked up: that
   * is done when it is used, and nobody learns the addresses of a name here.
   */
  problemOf(endpoint: string): string | null;
  /** Returns the status of the push service. Rejects if it did not respond. */
  send(database: Database, target: PushTarget, delivery: PushDelivery): Promise<number>;
}

/** Opens the service. Opening makes no request. */
export function openPush({ keys, subject, allowsLocal = false }: PushOptions): PushService {
  // Of each database, as tests have several in one process.
  const known = new WeakMap<Database, Promise<PushKeys>>();
  const keysOf = (database: Database): Promise<PushKeys> => {
    if (keys !== undefined) return Promise.resolve(keys);
    const found = known.get(database) ?? storedKeys(database, webPush.generateVAPIDKeys);
    known.set(database, found);
    found.catch(() => known.delete(database));
    return found;
  };
  return {
    publicKey: async (database) => (await keysOf(database)).publicKey,
    problemOf: (endpoint) => problemOf(endpoint, allowsLocal),
    async send(database, { endpoint, p256dh, auth }, { payload, topic, urgency, ttl }) {
      const { publicKey, privateKey } = await keysOf(database);
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        { vapidDetails: { subject, publicKey, privateKey }, topic, urgency, TTL: ttl },
      );
      return post(new URL(endpoint), { headers, body, allowsLocal });
    },
  };
}

function problemOf(endpoint: string, allowsLocal: boolean): string | null {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') {
    return pushMessages.badEndpoint;
  }
  if (allowsLocal && /^https?:$/.test(url.protocol)) return null;
  if (url.protocol !== 'https:') return pushMessages.badEndpoint;
  const host = hostOf(url);
  if (isIP(host) !== 0) return isPublicAddress(host) ? null : pushMessages.privateEndpoint;
  return isPublicName(host) ? null : pushMessages.privateEndpoint;
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** Milliseconds for a whole request. */
const timeout = 8_000;

interface Posted {
  headers: Record<string, unknown>;
  body: Buffer;
  allowsLocal: boolean;
}

/**
 * Posts a message and returns the status. Redirects are not followed: node:http has no support for
 * them. The response is not read.
 */
function post(url: URL, { headers, body, allowsLocal }: Posted): Promise<number> {
  if (!allowsLocal) {
    // A literal address is connected to without a lookup.
    const host = hostOf(url);
    const isClosed = isIP(host) !== 0 && !isPublicAddress(host);
    if (url.protocol !== 'https:' || isClosed) return Promise.reject(new PrivateAddress());
  }
  const request = url.protocol === 'http:' ? requestHttp : requestHttps;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: headers as Record<string, string | number>,
        signal: AbortSignal.timeout(timeout),
        ...(allowsLocal ? {} : { lookup: publicLookup }),
      },
      (response) => {
        response.resume();
        response.once('error', reject);
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    // Only the code: the sentence may contain the address, which is a secret.
    sent.once('error', (error: NodeJS.ErrnoException) => {
      const isOurs = error instanceof PrivateAddress;
      const code = error.name === 'TimeoutError' ? 'no response in time' : (error.code ?? 'failed');
      reject(isOurs ? error : new Error(`The push service is unavailable (${code}).`));
    });
    sent.end(body);
  });
}
