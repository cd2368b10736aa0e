import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Provider } from 'oidc-provider';
import { generate } from 'selfsigned';
import { freePort } from '#packages/testing/browser';

const client_id = 'watershade';
const scope = 'openid profile email';

/** A real provider of OpenID Connect, over https with a certificate created for this run. */
export interface WorkAccountHost {
  readonly issuer: string;
  /** The environment of the product to trust it. */
  readonly env: Readonly<Record<string, string>>;
  close(): void;
}

/** Starts a provider whose one client is the product; anybody may sign in with any email. */
export async function startWorkAccountHost(productOrigin: string): Promise<WorkAccountHost> {
  const issuer = `https://localhost:${String(await freePort())}`;
  const { certificate, folder } = await makeCertificate();
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id,
        token_endpoint_auth_method: 'none',
        redirect_uris: [`${productOrigin}/login`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // The page gets an ID token and requests nothing else.
    conformIdTokenClaims: false,
    clientBasedCORS: () => true,
    cookies: { keys: ['for this run only'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: true, name: 'Ana de Silva' }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.session?.accountId;
      if (accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: client_id, accountId });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
  });
  const server = createServer(
    { key: certificate.private, cert: certificate.cert },
    provider.callback(),
  );
  await new Promise<void>((resolve) =>
    server.listen(Number(new URL(issuer).port), '127.0.0.1', resolve),
  );
  return {
    issuer,
    env: {
      SSO_CLIENT_ID: client_id,
      SSO_AUTHORITY: issuer,
      NODE_EXTRA_CA_CERTS: join(folder, 'provider.pem'),
    },
    close: () => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A certificate for this machine only, deleted with the run. */
async function makeCertificate() {
  const certificate = await generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  });
  const folder = mkdtempSync(join(tmpdir(), 'watershade-provider-'));
  writeFileSync(join(folder, 'provider.pem'), certificate.cert);
  return { certificate, folder };
}
