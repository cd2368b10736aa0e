import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import type { Provider, ProviderKey } from './provider.ts';
import { verifyToken } from './verify-token.ts';

const now = Date.parse('2026-11-20T04:00:00.000Z');
const own = '5f0c2f0e-8f0b-4a52-9f0c-2b8f1d7e6a11';
const other = '6e1d3f1f-9e1c-4b63-8e1d-3c9e2e8f7b22';
const privateAccounts = '9188040d-6c67-4c5b-b112-36a304b66dad';
const issuerOf = (tenant: string) => `https://login.microsoftonline.com/${tenant}/v2.0`;

/** Microsoft's metadata: one issuer with a placeholder for the tenant, keys with their tenant. */
async function microsoft() {
  const keys: ProviderKey[] = [];
  const makeKey = async (kid: string, issuer: string) => {
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    keys.push({ ...(await exportJWK(publicKey)), kid, issuer });
    return privateKey;
  };
  const everybodys = await makeKey('all', issuerOf('{tenantid}'));
  const others = await makeKey('other', issuerOf(other));
  const provider: Provider = {
    kind: 'azuread',
    authority: 'https://login.microsoftonline.com/organizations',
    client_id: 'ours',
    metadata: () =>
      Promise.resolve({
        issuer: issuerOf('{tenantid}'),
        authorization_endpoint: '',
        token_endpoint: '',
        jwks_uri: '',
      }),
    keys: () => Promise.resolve(keys),
  };
  const tokenOf = (claims: object, kid = 'all') =>
    new SignJWT({
      ...{ iss: issuerOf(own), aud: 'ours', sub: 'x', nonce: 'once', tid: own, ver: '2.0' },
      ...{ oid: '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d', preferred_username: 'ana@acme.example' },
      ...{ iat: now / 1000, exp: now / 1000 + 3600, ...claims },
    })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
      .sign(kid === 'all' ? everybodys : others);
  return { provider, tokenOf };
}

test('the issuer of a Microsoft token is that of its tenant', async () => {
  const { provider, tokenOf } = await microsoft();
  const verified = await verifyToken(provider, await tokenOf({}), now);
  expect(verified?.identity).toMatchObject({ tenant_id: own, email: 'ana@acme.example' });
  expect(verified?.expires).toBe(now + 3_660_000);
  const inOther = await tokenOf({ tid: other, iss: issuerOf(other) }, 'other');
  expect((await verifyToken(provider, inOther, now))?.identity.tenant_id).toBe(other);
});

test.each([
  ['names another tenant than its issuer does', { tid: other }],
  ['has the issuer of another tenant', { iss: issuerOf(other) }],
  ['names no tenant', { tid: undefined }],
  ['names the place for one', { tid: '{tenantid}', iss: issuerOf('{tenantid}') }],
  ['is one of a private account', { tid: privateAccounts, iss: issuerOf(privateAccounts) }],
  ['comes from the first version', { iss: `https://sts.windows.net/${own}/` }],
])('a token that %s is rejected', async (_, claims) => {
  const { provider, tokenOf } = await microsoft();
  expect(await verifyToken(provider, await tokenOf(claims), now)).toBeNull();
});

test('a key of one tenant signs for no other', async () => {
  const { provider, tokenOf } = await microsoft();
  expect(await verifyToken(provider, await tokenOf({}, 'other'), now)).toBeNull();
});
