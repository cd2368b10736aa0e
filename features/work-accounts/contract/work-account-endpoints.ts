import { z } from 'zod';
import { authRecord } from '#auth/contract';
import { endpoint } from '#packages/http/contract';

/** Kinds of providers: Microsoft's directory, or any other OpenID Connect provider. */
export const providerKinds = ['azuread', 'oidc'] as const;
export type ProviderKind = (typeof providerKinds)[number];

/** Data that the page needs to redirect to the provider. */
export const workAccountProvider = z.object({
  kind: z.enum(providerKinds),
  authority: z.string(),
  client_id: z.string(),
  /** The provider's metadata as JSON; null if the page's library knows it. */
  metadata: z.string().nullable(),
});
export type WorkAccountProvider = z.infer<typeof workAccountProvider>;

export const findProvider = endpoint({
  name: 'auth.provider',
  method: 'GET',
  path: '/v3/auth/provider',
  summary: 'The provider of work accounts; null if none is configured.',
  right: 'public',
  data: workAccountProvider.nullable(),
  errors: ['UNAVAILABLE'],
});

export const signInByWorkAccount = endpoint({
  name: 'auth.login_aad',
  method: 'POST',
  path: '/v3/auth/login/aad',
  aliases: ['/v2/auth/login/aad'],
  summary:
    'Signs in with the ID token of a work account, sent as bearer token. Each token is accepted once.',
  right: 'public',
  isIndependent: true,
  // Empty, or the code of people who have two-factor sign-in here.
  body: z.object({ otp: z.string().max(6).optional() }).optional(),
  data: authRecord,
  errors: ['TOO_MANY', 'CREDENTIALS', 'UNAVAILABLE'],
});

export const migrateUsers = endpoint({
  name: 'auth.migrate',
  method: 'POST',
  path: '/v3/auth/aadmigrateuser',
  summary: 'Makes people sign in only with their work account. Their passwords are removed.',
  right: 'org_admin',
  body: z.object({
    user_ids: z.array(z.guid()).min(1).max(5000),
    provider: z.enum(providerKinds),
  }),
  data: z.object({
    migrated: z.array(z.string()),
    skipped: z.array(z.object({ user_id: z.string(), reason: z.string() })),
  }),
  errors: ['TOO_MANY'],
});
