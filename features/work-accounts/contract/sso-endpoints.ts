import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { providerKinds } from './work-account-endpoints.ts';

/** How an organisation's people sign in with work accounts. */
const ssoSettings = z.object({
  enabled: z.boolean(),
  /** The directory of the organisation; '' where the provider knows no tenants. */
  tenant_id: z.string(),
  /** Domains of the e-mails that are let in. */
  domains: z.array(z.string()),
  /** Passwords open nothing any more, but for owners. */
  is_enforced: z.boolean(),
  /** Whoever is let in and is nobody yet becomes a person. */
  creates_people: z.boolean(),
  /** What those people wear. */
  tag_ids: z.array(z.string()),
});
export type SsoSettings = z.infer<typeof ssoSettings>;

/** The page of work accounts as one answer. */
export const sso = ssoSettings.extend({
  /** What the server was started with; null: nothing. Its secret is told as set or not, and no more. */
  provider: z
    .object({ kind: z.enum(providerKinds), authority: z.string(), has_secret: z.boolean() })
    .nullable(),
  /** Domains that the organisation may let in. */
  own_domains: z.array(z.string()),
  /** People who sign in with a work account. */
  people: z.number(),
});
export type Sso = z.infer<typeof sso>;

const domain = z
  .string()
  .max(253)
  .transform((text) => text.trim().toLowerCase());

export const getSso = endpoint({
  name: 'sso.get',
  method: 'GET',
  path: '/v3/organisation/sso',
  summary: 'How the organisation signs in with work accounts.',
  right: 'org_admin',
  data: sso,
});

export const putSso = endpoint({
  name: 'sso.put',
  method: 'PUT',
  path: '/v3/organisation/sso',
  summary: 'Sets work account sign-in up, or takes it away where it is not enabled.',
  right: 'org_admin',
  body: z.object({
    enabled: z.boolean(),
    tenant_id: z.string().max(300).default(''),
    domains: z.array(domain).max(50).default([]),
    is_enforced: z.boolean().default(false),
    creates_people: z.boolean().default(false),
    tag_ids: z.array(z.guid()).max(100).default([]),
  }),
  data: sso,
  errors: ['UNAVAILABLE'],
});

/** What a token said, for an admin to compare. */
export const receivedClaims = z.object({
  tenant_id: z.string(),
  object_id: z.string(),
  email: z.string(),
  name: z.string(),
  /** Whether it would open an account of this organisation. */
  opens: z.boolean(),
});
export type ReceivedClaims = z.infer<typeof receivedClaims>;

export const testSso = endpoint({
  name: 'sso.test',
  method: 'POST',
  path: '/v3/organisation/sso/test',
  summary: 'Asks the provider for its keys and, given an ID token, shows the claims received.',
  right: 'org_admin',
  body: z.object({ id_token: z.string().max(16_000).optional() }),
  data: z.object({
    issuer: z.string(),
    keys: z.number(),
    claims: receivedClaims.nullable(),
  }),
  errors: ['UNAVAILABLE'],
});
