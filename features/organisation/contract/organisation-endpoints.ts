import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { organisation } from './organisation.ts';
import { organisationChange } from './organisation-change.ts';

export const organisationImage = endpoint({
  name: 'organisation.image',
  method: 'GET',
  path: '/v2/organisation/image/{org_id}',
  summary: "The organisation's logo as base64, or null.",
  right: 'signed_in',
  params: z.object({ org_id: z.guid() }),
  data: z.object({ image: z.string().nullable() }),
});

export const changeOrganisation = endpoint({
  name: 'organisation.change',
  method: 'PATCH',
  path: '/v3/organisation',
  summary: 'Changes the name and merges settings into the existing ones.',
  right: 'org_admin',
  body: organisationChange,
  data: organisation.pick({ org_id: true, name: true, metadata: true }),
  errors: ['CONFLICT'],
});

/** Maximum size of a logo in bytes; a picture of its dimensions needs a tenth of that. */
export const mostLogoBytes = 64 * 1024;
/** Base64 has four characters for three bytes. */
const mostLogoCharacters = Math.ceil((mostLogoBytes * 4) / 3);

export const setLogo = endpoint({
  name: 'organisation.set_logo',
  method: 'POST',
  path: '/v2/organisation/image/{org_id}',
  summary: "Sets the organisation's logo: base64 of a PNG, JPEG or WebP, at most 120 by 32 pixels.",
  right: 'org_admin',
  params: z.object({ org_id: z.guid() }),
  bodyLimit: mostLogoCharacters + 1024,
  body: z.object({
    image: z
      .string()
      .min(1)
      .max(mostLogoCharacters + 1024),
  }),
  data: z.boolean(),
  errors: ['TOO_LARGE'],
});

export const removeLogo = endpoint({
  name: 'organisation.remove_logo',
  method: 'DELETE',
  path: '/v2/organisation/image/{org_id}',
  summary: "Removes the organisation's logo.",
  right: 'org_admin',
  params: z.object({ org_id: z.guid() }),
  data: z.boolean(),
});
