import { z } from 'zod';
import { endpoint, newRowId } from '#packages/http/contract';
import { packContent } from './pack.ts';
import { packMessages as messages } from './pack-messages.ts';
import {
  locationPacks,
  packChoice,
  packId,
  packVersion,
  rulePackRow,
  sentContent,
} from './stored-pack.ts';

/** A pack of the largest size with its keys. */
const bodyLimit = 64 * 1024;

export const listRulePacks = endpoint({
  name: 'rule_pack.list',
  method: 'GET',
  path: '/v3/rule-pack',
  summary: 'The rule packs that can be chosen: the built-in ones and those of the organisation.',
  right: 'signed_in',
  data: z.object({
    packs: z.array(
      z.object({
        rule_pack_id: z.string(),
        version: z.number(),
        is_built_in: z.boolean(),
        based_on: z.string().nullable(),
        retired_time: z.string().nullable(),
        pack: packContent,
      }),
    ),
  }),
});

export const findPackHistory = endpoint({
  name: 'rule_pack.history',
  method: 'GET',
  path: '/v3/rule-pack/{id}/history',
  summary:
    'The versions of a pack of the organisation, the newest first: when, by whom and what. With a version also its content.',
  right: 'org_admin',
  params: z.object({ id: z.guid() }),
  query: z.object({ version: z.coerce.number().int().min(1).max(1_000_000).optional() }),
  data: z.object({ versions: z.array(packVersion), pack: packContent.nullable() }),
});

export const createRulePack = endpoint({
  name: 'rule_pack.create',
  method: 'POST',
  path: '/v3/rule-pack',
  summary: 'Adds a pack of the organisation. Sending the same id again changes nothing.',
  right: 'org_admin',
  bodyLimit,
  body: z.object({ rule_pack_id: newRowId, based_on: packId.nullable(), pack: sentContent }),
  data: rulePackRow,
  errors: ['CONFLICT'],
});

export const changeRulePack = endpoint({
  name: 'rule_pack.change',
  method: 'PATCH',
  path: '/v3/rule-pack',
  summary:
    'Changes a pack of the organisation, which makes a new version, or retires or restores it. A pack that was changed since the given version is refused.',
  right: 'org_admin',
  bodyLimit,
  body: z
    .object({
      rule_pack_id: packId,
      /** That the form was opened with. */
      version: z.int().min(1),
      pack: sentContent.optional(),
      retired: z.boolean().optional(),
    })
    .refine(({ pack, retired }) => pack !== undefined || retired !== undefined, {
      message: messages.nothingToChange,
    }),
  data: rulePackRow,
  errors: ['CONFLICT'],
});

const params = z.object({ id: z.guid() });

export const suggestRulePacks = endpoint({
  name: 'rule_pack.suggest',
  method: 'GET',
  path: '/v3/location/{id}/rule-packs',
  summary:
    'The packs of the country and state of a location, by the nearest town; none without coordinates.',
  right: 'signed_in',
  params,
  data: z.object({
    /** Null if the location has no coordinates, or no town is near. */
    place: z.object({ town: z.string(), country: z.string(), state: z.string() }).nullable(),
    rule_pack_ids: z.array(z.string()),
  }),
});

export const chooseRulePacks = endpoint({
  name: 'rule_pack.choose',
  method: 'PUT',
  path: '/v3/location/{id}/rule-packs',
  summary:
    'Chooses the packs that a location follows. A choice that was changed since `modified_time` is refused.',
  right: 'signed_in',
  bodyLimit: 8 * 1024,
  params,
  body: packChoice,
  data: locationPacks,
  errors: ['CONFLICT'],
});
