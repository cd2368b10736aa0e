import { z } from 'zod';
import { authRecord } from '#auth/contract';
import { endpoint } from '#packages/http/contract';

/** Providers by what they are: Microsoft's directory, or anything else that speaks OpenID Connect. */
export const providerKinds = ['azuread', 'oidc'] as const;
export type ProviderKind = (typeof providerKinds)[number];

/** What the page has to know to send somebody to the provider. */
export const workAccountProvider = z.object({
  kind: z.enum(providerKinds),
  authority: z.string(),
  client_id: z.string(),
  /** The provider's own description as JSON; null where the page's library knows it. */
  metadata: z.string().nullable(),
});
export type WorkAccountProvider = z.infer<typeof workAccountProvider>;

export const findProvider = endpoint({
  name: 'auth.provider',
  method: 'GET',
  path: '/v3/auth/provider',
  summary: 'Where work accounts sign in; null where none is set up.',
  right: 'public',
  data: workAccountProvider.nullable(),
  errors: ['UNAVAILABLE'],
});

export const signInByWorkAccount = endpoint({
  name: 'auth.login_aad',
  method: 'POST',
  path: '/v3/auth/login/aad',
  aliases: ['/v2/auth/login/aad'],
  summary: 'Signs in with the ID token of a work account, sent as the bearer; each is taken once.',
  right: 'public',
  exempt: true,
  // Empty, or the code of whoever has two-factor sign-in on here.
  body: z.object({ otp: z.string().max(6).optional() }).optional(),
  data: authRecord,
  errors: ['TOO_MANY', 'CREDENTIALS', 'UNAVAILABLE'],
});

export const migrateUsers = endpoint({
  name: 'auth.migrate',
  method: 'POST',
  path: '/v3/auth/aadmigrateuser',
  summary: 'Has people sign in with their work account from now on; their passwords are removed.',
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
