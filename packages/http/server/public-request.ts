import { lookup } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import { request as requestHttp } from 'node:http';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { ServiceFailure } from './ask-service.ts';
import { isPublicAddress } from './public-address.ts';
import { resolvePublicHost } from './resolve-host.ts';
import type { ResolveHost } from './resolve-host.ts';

interface PublicOptions {
  /** Milliseconds for everything, including the search for the address. */
  timeout: number;
  /** Maximum size of the response in bytes. */
  longest: number;
  /** Allows http and private addresses. Only for tests. */
  allowsPrivate?: boolean;
  /** By default the name servers of the system; with private addresses also its hosts file. */
  resolve?: ResolveHost;
}

export interface PostOptions extends PublicOptions {
  body: string;
  headers: Record<string, string>;
}

/** An address that no request may go to. */
export class RefusedAddress extends Error {
  readonly reason: 'not_https' | 'not_public';
  constructor(reason: RefusedAddress['reason']) {
    super(`The address is ${reason}.`);
    this.reason = reason;
  }
}

/**
 * Sends JSON to an address that somebody entered. The connection goes to the address that was
 * checked, so a name that changes meanwhile leads nowhere else. Redirects are not followed, and the
 * body of the response is not used.
 *
 * @returns the status of the response
 * @throws RefusedAddress if the address is not public or not https
 * @throws ServiceFailure without the URL, which may contain a key
 */
export async function postPublic(address: URL, options: PostOptions): Promise<number> {
  const { body, headers } = options;
  const { status } = await requestPublic(address, options, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', ...headers },
      'content-length': String(Buffer.byteLength(body)),
    },
    body,
  });
  return status;
}

/**
 * Reads what is at an address that somebody entered, like `postPublic`.
 *
 * @param accept the accepted media types
 * @returns the body of a response with status 200
 * @throws RefusedAddress if the address is not public or not https
 * @throws ServiceFailure without the URL, which may contain a key
 */
export async function readPublic(
  address: URL,
  accept: string,
  options: PublicOptions,
): Promise<Buffer> {
  const { status, bytes } = await requestPublic(address, options, {
    ...{ method: 'GET', headers: { accept }, body: '' },
  });
  if (status !== 200) throw new ServiceFailure('refused', status);
  return bytes;
}

interface Sent {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body: string;
}

interface Received {
  status: number;
  bytes: Buffer;
}

async function requestPublic(address: URL, options: PublicOptions, sent: Sent): Promise<Received> {
  const { timeout, longest, allowsPrivate = false } = options;
  const { resolve = allowsPrivate ? systemAddresses : resolvePublicHost } = options;
  if (address.protocol !== 'https:' && !(allowsPrivate && address.protocol === 'http:')) {
    throw new RefusedAddress('not_https');
  }
  const signal = AbortSignal.timeout(timeout);
  try {
    const found = await withSignal(addressesOf(address.hostname, resolve), signal);
    // One private address of several is enough: an honest name has none.
    if (!allowsPrivate && !found.every((each) => isPublicAddress(each.address))) {
      throw new RefusedAddress('not_public');
    }
    return await send(address, found, sent, { longest, signal });
  } catch (error) {
    if (error instanceof RefusedAddress || error instanceof ServiceFailure) throw error;
    throw signal.aborted
      ? new ServiceFailure('slow')
      : new ServiceFailure('away', null, codeOf(error));
  }
}

async function addressesOf(
  hostname: string,
  resolve: ResolveHost,
): Promise<readonly LookupAddress[]> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(host);
  const found = family === 0 ? await resolve(host) : [{ address: host, family }];
  if (found.length === 0) throw new ServiceFailure('away', null, 'ENOTFOUND');
  return found;
}

async function systemAddresses(host: string): Promise<readonly LookupAddress[]> {
  return await lookup(host, { all: true });
}

function send(
  address: URL,
  found: readonly LookupAddress[],
  { method, headers, body }: Sent,
  { longest, signal }: { longest: number; signal: AbortSignal },
): Promise<Received> {
  const options: RequestOptions = {
    ...{ method, signal, agent: false },
    headers: { 'user-agent': 'Watershade', ...headers },
    // Never resolved again: the connection goes to what was checked.
    lookup: (_host, { all }, done) => {
      const [first] = found;
      if (all === true) done(null, [...found]);
      else done(null, first?.address ?? '', first?.family);
    },
  };
  const open = address.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = open(address, options, (response) => {
      readAll(response, longest).then(resolve, reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** The status and body, once the response has ended. */
async function readAll(response: IncomingMessage, longest: number): Promise<Received> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length;
    // Leaving the loop closes the connection.
    if (length > longest) throw new ServiceFailure('unreadable');
    parts.push(part);
  }
  return { status: response.statusCode ?? 0, bytes: Buffer.concat(parts) };
}

function withSignal<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new ServiceFailure('slow')), { once: true });
    work.then(resolve, reject);
  });
}

/** ECONNREFUSED and the like: only the code, as the sentence may contain the address. */
function codeOf(error: unknown): string {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
