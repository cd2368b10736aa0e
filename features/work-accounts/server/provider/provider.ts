import type { JWK } from 'jose';
import { z } from 'zod';
import { fetchJson } from '#packages/http/server';
import type { ProviderKind } from '#work-accounts/contract';

/** Server configuration of the provider of work accounts. */
export interface ProviderOptions {
  /**
   * Microsoft's `https://login.microsoftonline.com/organizations`, or any OpenID Connect issuer.
   */
  authority: string;
  client_id: string;
  /** Further origins of the provider, if its keys or tokens come from elsewhere. */
  origins?: readonly string[];
}

const metadata = z.looseObject({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  jwks_uri: z.string(),
});
type ProviderMetadata = z.infer<typeof metadata>;

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).max(100) });

/** A public key of the provider; Microsoft's keys name their issuer. */
export type ProviderKey = JWK & { issuer?: string };

/** The provider of work accounts; its metadata is loaded once an hour. */
export interface Provider {
  readonly kind: ProviderKind;
  readonly authority: string;
  readonly client_id: string;
  /** @throws Error if the provider's response is invalid */
  metadata(now: number): Promise<ProviderMetadata>;
  /**
   * Its current keys.
   *
   * @param isMissing a key was not found, so newer ones are needed
   * @throws Error if the provider's response is invalid
   */
  keys(now: number, isMissing?: boolean): Promise<readonly ProviderKey[]>;
}

/** Milliseconds and bytes of a response; a provider's keys are a few thousand bytes. */
const limits = { timeout: 5000, longest: 256 * 1024 };

const hour = 3_600_000;
/**
 * Milliseconds between two requests for newer keys, so that invented tokens do not cause requests.
 */
const pause = 60_000;

/** Microsoft's clouds; each has tenants, and an issuer with the tenant in it. */
const microsoft =
  /^https:\/\/login\.(?:microsoftonline\.com|microsoftonline\.us|partner\.microsoftonline\.cn)\//;

/** The origins of a provider; empty without one. */
export function originsOf(options: ProviderOptions | undefined): string[] {
  if (options === undefined) return [];
  const { authority, origins = [] } = options;
  return [...new Set([authority, ...origins].map((address) => new URL(address).origin))];
}

/** Opens the provider; requests are made on demand. */
export function openProvider(options: ProviderOptions): Provider {
  const { authority, client_id } = options;
  const base = authority.replace(/\/+$/, '');
  const kind = microsoft.test(`${base}/`) ? 'azuread' : 'oidc';
  const allowed = originsOf(options);

  const description = remembered(hour, async () => {
    const version = kind === 'azuread' ? '/v2.0' : '';
    const address = `${base}${version}/.well-known/openid-configuration`;
    const found = metadata.parse(await fetchJson(new URL(address), limits));
    // Microsoft's metadata names no tenant; that of any other provider must have the configured
    // issuer.
    if (kind === 'oidc' && found.issuer.replace(/\/+$/, '') !== base) {
      throw new Error('The provider has another issuer than the configured one.');
    }
    // A response with a foreign origin counts as invalid and is not cached.
    if (!allowed.includes(new URL(found.jwks_uri).origin)) {
      throw new Error('The keys of the provider are on an origin that is not configured.');
    }
    return found;
  });
  const keys = remembered(hour, async (now) => {
    const { jwks_uri } = await description(now, hour);
    return keySet.parse(await fetchJson(new URL(jwks_uri), limits)).keys as ProviderKey[];
  });

  return {
    kind,
    authority: base,
    client_id,
    metadata: (now) => description(now, hour),
    keys: (now, isMissing = false) => keys(now, isMissing ? pause : hour),
  };
}

/**
 * Caches a response up to a maximum age; concurrent callers share one request. A failed request is
 * repeated by the next caller.
 */
function remembered<Value>(longest: number, ask: (now: number) => Promise<Value>) {
  let kept: { value: Promise<Value>; since: number } | null = null;
  return async (now: number, oldest: number): Promise<Value> => {
    if (kept !== null && Math.abs(now - kept.since) < Math.min(oldest, longest)) return kept.value;
    const asked = { value: ask(now), since: now };
    kept = asked;
    try {
      return await asked.value;
    } catch (error) {
      if (kept === asked) kept = null;
      throw error;
    }
  };
}
