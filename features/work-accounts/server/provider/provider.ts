import type { JWK } from 'jose';
import { z } from 'zod';
import type { ProviderKind } from '#work-accounts/contract';
import { fetchJson } from './fetch-json.ts';

/** What the server is told about the provider of work accounts. */
export interface ProviderOptions {
  /** Microsoft's `https://login.microsoftonline.com/organizations`, or any issuer of OpenID Connect. */
  authority: string;
  client_id: string;
  /** Further origins of the provider, for those whose keys or tokens come from elsewhere. */
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

/** A public key of the provider; Microsoft's say for which issuer. */
export type ProviderKey = JWK & { issuer?: string };

/** The provider of work accounts; what it tells about itself is asked for once an hour. */
export interface Provider {
  readonly kind: ProviderKind;
  readonly authority: string;
  readonly client_id: string;
  /** @throws Error where the provider does not answer as it should */
  metadata(now: number): Promise<ProviderMetadata>;
  /**
   * Its keys of now.
   *
   * @param isMissing a key was looked for in vain, so that newer ones are wanted
   * @throws Error where the provider does not answer as it should
   */
  keys(now: number, isMissing?: boolean): Promise<readonly ProviderKey[]>;
}

const hour = 3_600_000;
/** Milliseconds between two questions for newer keys: made-up tokens must not make us ask. */
const pause = 60_000;

/** Microsoft's clouds; each has tenants, and an issuer that names the tenant. */
const microsoft =
  /^https:\/\/login\.(?:microsoftonline\.com|microsoftonline\.us|partner\.microsoftonline\.cn)\//;

/** The origins that belong to a provider; none where there is no provider. */
export function originsOf(options: ProviderOptions | undefined): string[] {
  if (options === undefined) return [];
  const { authority, origins = [] } = options;
  return [...new Set([authority, ...origins].map((address) => new URL(address).origin))];
}

/** Opens the provider; nothing is asked before it is needed. */
export function openProvider(options: ProviderOptions): Provider {
  const { authority, client_id } = options;
  const base = authority.replace(/\/+$/, '');
  const kind = microsoft.test(`${base}/`) ? 'azuread' : 'oidc';
  const allowed = originsOf(options);

  const description = remembered(hour, async () => {
    const version = kind === 'azuread' ? '/v2.0' : '';
    const address = `${base}${version}/.well-known/openid-configuration`;
    const found = metadata.parse(await fetchJson(address));
    // Microsoft's names no tenant until a token does; every other one must be who we asked.
    if (kind === 'oidc' && found.issuer.replace(/\/+$/, '') !== base) {
      throw new Error('The provider says that it is somebody else.');
    }
    // An answer that leads elsewhere is as good as none, and not kept.
    if (!allowed.includes(new URL(found.jwks_uri).origin)) {
      throw new Error('The keys of the provider lie on an origin that is not set up.');
    }
    return found;
  });
  const keys = remembered(hour, async (now) => {
    const { jwks_uri } = await description(now, hour);
    return keySet.parse(await fetchJson(jwks_uri)).keys as ProviderKey[];
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
 * Keeps an answer until it is older than is wanted; those who ask meanwhile wait for the same one.
 * An answer that fails is asked for again by the next.
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
