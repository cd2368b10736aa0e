import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import { workIdentityOf } from '#work-accounts/domain';
import type { WorkIdentity } from '#work-accounts/domain';
import type { Provider, ProviderKey } from './provider.ts';

/** A verified token with its identity. */
export interface VerifiedToken {
  identity: WorkIdentity;
  /** Milliseconds since 1970 until which it can be verified. */
  expires: number;
  /** The signed part: two encodings of one signature are the same token. */
  signed: string;
}

const longest = 16_000;
/** Seconds: clock tolerance, and maximum age of a token. */
const [tolerance, freshFor] = [60, 600] as const;

/** Only asymmetric ones, as the provider's keys are public. */
const algorithms = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
];

/**
 * Verifies an ID token: signed by a key of the provider, issued by it, for this client, recently
 * and for one sign-in. Null if not.
 *
 * @param onRefused called with the code of the reason, for the log
 * @throws Error if the provider's response is invalid
 */
export async function verifyToken(
  provider: Provider,
  token: string,
  now: number,
  onRefused: (reason: string) => void = () => undefined,
): Promise<VerifiedToken | null> {
  if (token.length > longest || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) return null;
  const issuer = issuerOf((await provider.metadata(now)).issuer, token);
  if (issuer === null) return null;
  try {
    return await checkToken(provider, token, { issuer, now }, await provider.keys(now));
  } catch (error) {
    if (!(error instanceof errors.JWKSNoMatchingKey)) return refused(error, onRefused);
  }
  try {
    // Providers rotate their keys, so an unknown one may be new.
    return await checkToken(provider, token, { issuer, now }, await provider.keys(now, true));
  } catch (error) {
    return refused(error, onRefused);
  }
}

/** All errors of a token have the same response. */
function refused(error: unknown, onRefused: (reason: string) => void): null {
  if (!(error instanceof errors.JOSEError)) throw error;
  onRefused(error.code);
  return null;
}

async function checkToken(
  { kind, client_id }: Provider,
  token: string,
  { issuer, now }: { issuer: string; now: number },
  keys: readonly ProviderKey[],
): Promise<VerifiedToken | null> {
  const tenant = tenantOf(token);
  const able = keys.filter(
    (key) => key.issuer === undefined || named(key.issuer, tenant) === issuer,
  );
  const { payload, protectedHeader } = await jwtVerify(
    token,
    createLocalJWKSet({ keys: able.map(({ issuer: _, ...key }) => key) }),
    {
      algorithms,
      issuer,
      audience: client_id,
      currentDate: new Date(now),
      clockTolerance: tolerance,
      maxTokenAge: freshFor,
      requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
    },
  );
  const { typ = 'JWT' } = protectedHeader;
  const { aud, azp, nonce, exp = 0 } = payload;
  const isForOthersToo = Array.isArray(aud) && aud.length > 1 && azp === undefined;
  const isAnothers = azp !== undefined && azp !== client_id;
  const isPlain = typ.toUpperCase() === 'JWT' && typeof nonce === 'string' && nonce !== '';
  if (!isPlain || isForOthersToo || isAnothers) return null;
  const identity = workIdentityOf(kind, payload);
  if (identity === null) return null;
  const signed = token.slice(0, token.lastIndexOf('.'));
  return { identity, expires: (exp + tolerance) * 1000, signed };
}

/** The required issuer of a token: Microsoft's issuer has a placeholder for the token's tenant. */
function issuerOf(issuer: string, token: string): string | null {
  if (!issuer.includes(tenantPlace)) return issuer;
  const tenant = tenantOf(token);
  return tenant === null ? null : named(issuer, tenant);
}

const tenantPlace = '{tenantid}';

function named(issuer: string, tenant: string | null): string {
  return issuer.replace(tenantPlace, tenant ?? tenantPlace);
}

/** The tenant that a token claims; only trusted after verification. */
function tenantOf(token: string): string | null {
  try {
    const [, payload = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as unknown;
    const tid: unknown = Reflect.get(Object(claims) as object, 'tid');
    return typeof tid === 'string' && /^[\da-f-]{36}$/i.test(tid) ? tid : null;
  } catch {
    return null;
  }
}
