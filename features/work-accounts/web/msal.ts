import {
  CacheLookupPolicy,
  InteractionRequiredAuthError,
  ProtocolMode,
  PublicClientApplication,
} from '@azure/msal-browser';
import type { WorkAccountProvider } from '#work-accounts/contract';

const scopes = ['openid', 'profile', 'email'];

/** Redirects the page to the provider. */
export async function goToProvider(
  provider: WorkAccountProvider,
  loginHint: string | undefined,
): Promise<void> {
  const app = await open(provider);
  // An earlier return without a response has left a try that would block this one.
  await app.handleRedirectPromise({ hash: '', navigateToLoginRequestUrl: false });
  await app.loginRedirect({ scopes, ...(loginHint === undefined ? {} : { loginHint }) });
}

/**
 * The ID token after the return; null if the provider sent none. Data stored by the library is
 * deleted, as the token is needed once.
 *
 * @param hash hash of the URL after the return
 * @throws 'interaction' if the provider requires another sign-in
 */
export async function takeIdToken(
  provider: WorkAccountProvider,
  hash: string,
): Promise<{ id_token: string } | 'none' | 'interaction'> {
  const app = await open(provider);
  try {
    const result = await app.handleRedirectPromise({ hash, navigateToLoginRequestUrl: false });
    if (result === null) return 'none';
    const { account } = result;
    // Without a hidden frame, as the page must not be framed.
    const cacheLookupPolicy = CacheLookupPolicy.AccessTokenAndRefreshToken;
    const silent = await app.acquireTokenSilent({ scopes, account, cacheLookupPolicy });
    return { id_token: silent.idToken };
  } catch (error) {
    if (error instanceof InteractionRequiredAuthError) return 'interaction';
    throw error;
  } finally {
    await app.clearCache();
  }
}

async function open({ kind, authority, client_id, metadata }: WorkAccountProvider) {
  const isMicrosoft = kind === 'azuread';
  const app = new PublicClientApplication({
    auth: {
      clientId: client_id,
      authority,
      redirectUri: `${window.location.origin}/login`,
      ...(isMicrosoft ? {} : { knownAuthorities: [new URL(authority).host] }),
      ...(metadata === null ? {} : { authorityMetadata: metadata }),
    },
    cache: { cacheLocation: 'sessionStorage' },
    system: { protocolMode: isMicrosoft ? ProtocolMode.AAD : ProtocolMode.OIDC },
  });
  await app.initialize();
  return app;
}
