import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { providerKinds } from './work-account-endpoints.ts';

/** Settings of the sign-in with work accounts. */
const ssoSettings = z.object({
  enabled: z.boolean(),
  /** The directory of the organisation; '' if the provider has no tenants. */
  tenant_id: z.string(),
  /** Email domains that may sign in. */
  domains: z.array(z.string()),
  /** Only owners can still sign in with a password. */
  is_enforced: z.boolean(),
  /** Unknown people who may sign in are added. */
  creates_people: z.boolean(),
  /** Tags of added people. */
  tag_ids: z.array(z.string()),
});
export type SsoSettings = z.infer<typeof ssoSettings>;

/** The data of the work accounts page. */
export const sso = ssoSettings.extend({
  /** Configuration of the server; null: none. Of the secret only whether it is set. */
  provider: z
    .object({ kind: z.enum(providerKinds), authority: z.string(), has_secret: z.boolean() })
    .nullable(),
  /** Domains that the organisation may admit. */
  own_domains: z.array(z.string()),
  /** Number of people who sign in with a work account. */
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
  summary: 'Settings of the sign-in with work accounts.',
  right: 'org_admin',
  data: sso,
});

export const putSso = endpoint({
  name: 'sso.put',
  method: 'PUT',
  path: '/v3/organisation/sso',
  summary: 'Saves the settings of work accounts, or removes them if not enabled.',
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

/** The claims of a token, for an admin to compare. */
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
  summary: 'Tests the provider by loading its keys and, given an ID token, returns its claims.',
  right: 'org_admin',
  body: z.object({ id_token: z.string().max(16_000).optional() }),
  data: z.object({
    issuer: z.string(),
    keys: z.number(),
    claims: receivedClaims.nullable(),
  }),
  errors: ['UNAVAILABLE'],
});
