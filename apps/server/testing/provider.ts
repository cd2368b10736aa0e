import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey, JWK, JWTHeaderParameters } from 'jose';

type Claims = Record<string, unknown>;

/** Behaviour of the provider instead of a correct response. */
interface Manners {
  /** Changed fields of its metadata. */
  description?: Record<string, unknown>;
  /** Responds to the request for keys itself. */
  keys?: (response: ServerResponse) => void;
}

export interface TestKey {
  kid: string;
  privateKey: CryptoKey;
  jwk: JWK;
}

/** A key pair in the format of providers. */
export async function makeKey(kid: string, alg = 'RS256'): Promise<TestKey> {
  const { privateKey, publicKey } = await generateKeyPair(alg);
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } };
}

/** The key of every provider: creating one takes longer than most tests. */
let firstKey: Promise<TestKey> | undefined;

/**
 * A provider of OpenID Connect with metadata and keys; the test creates its tokens, valid and
 * invalid ones.
 */
export async function startTestProvider() {
  firstKey ??= makeKey('first');
  const key = await firstKey;
  const published = [key.jwk];
  const manners: Manners = {};
  const asked = { description: 0, keys: 0 };
  const server = createServer((request, response) => {
    const json = (value: unknown) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
    if (request.url === '/.well-known/openid-configuration') {
      asked.description += 1;
      json({
        issuer,
        authorization_endpoint: `${issuer}/authorise`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        ...manners.description,
      });
    } else if (request.url === '/keys') {
      asked.keys += 1;
      if (manners.keys === undefined) json({ keys: published });
      else manners.keys(response);
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const issuer = `http://127.0.0.1:${String(port)}`;
  const client_id = 'watershade';

  return {
    issuer,
    client_id,
    options: { authority: issuer, client_id },
    key,
    published,
    manners,
    asked,
    /** The claims of a new token of a person; undefined fields are left out. */
    claims: (now: number, more: Claims = {}): Claims => {
      const seconds = Math.floor(now / 1000);
      const usual = {
        iss: issuer,
        aud: client_id,
        sub: 'sub-1',
        nonce: 'once',
        email_verified: true,
      };
      return { ...usual, iat: seconds, exp: seconds + 3600, ...more };
    },
    /** Signs claims with the provider's key, or another. */
    sign: (claims: Claims, header: Partial<JWTHeaderParameters> = {}, by: TestKey = key) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: by.kid, typ: 'JWT', ...header })
        .sign(by.privateKey),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type TestProvider = Awaited<ReturnType<typeof startTestProvider>>;
