import {
  CacheLookupPolicy,
  InteractionRequiredAuthError,
  ProtocolMode,
  PublicClientApplication,
} from '@azure/msal-browser';
import type { WorkAccountProvider } from '#work-accounts/contract';

const scopes = ['openid', 'profile', 'email'];

/** Sends the page to the provider. */
export async function goToProvider(
  provider: WorkAccountProvider,
  loginHint: string | undefined,
): Promise<void> {
  const app = await open(provider);
  // Whoever came back with nothing before has left a try behind that stands in the way.
  await app.handleRedirectPromise({ hash: '', navigateToLoginRequestUrl: false });
  await app.loginRedirect({ scopes, ...(loginHint === undefined ? {} : { loginHint }) });
}

/**
 * The ID token of whoever came back; null where the provider sent none. What the library stored is
 * gone afterwards: the token is wanted once.
 *
 * @param hash what stood in the address on the way back
 * @throws 'interaction' where the provider wants to see them again
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
    // Without a hidden frame: the page may be framed by nobody, itself included.
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
