import { z } from 'zod';
import { jsonBytes } from '#packages/kit';
import { industries, packContent } from './pack.ts';
import { packMessages as messages } from './pack-messages.ts';

/** Most packs of an organisation, most packs of a location, and versions that the history lists. */
export const mostPacks = 30;
export const mostChosen = 10;
export const mostVersions = 100;
/** Most bytes of a pack as JSON. */
const mostBytes = 32 * 1024;

/** The content of a pack as a client sends it, limited in bytes. */
export const sentContent = packContent.refine((content) => jsonBytes(content) <= mostBytes, {
  message: messages.tooLarge,
});

/** Id of a pack: a word for a built-in one, a UUID for one of the organisation. */
export const packId = z
  .string()
  .max(60)
  .regex(/^[0-9a-zA-Z][0-9a-zA-Z-]*$/, messages.packUnknown)
  .transform((id) => id.toLowerCase());

/** A pack of the organisation, as it is stored and synced. */
export const rulePackRow = z.object({
  rule_pack_id: z.string(),
  version: z.number(),
  /** The pack that it was copied from. */
  based_on: z.string().nullable(),
  retired_time: z.string().nullable(),
  pack: packContent,
  active: z.boolean(),
  created_time: z.string(),
  modified_time: z.string(),
});
export type RulePackRow = z.infer<typeof rulePackRow>;

/** The packs that a location follows, as it is stored and synced. */
export const locationPacks = z.object({
  location_id: z.string(),
  rule_pack_ids: z.array(z.string()),
  /** Of the work there; null if nobody said. */
  industry: z.enum(industries).nullable(),
  /** There are furnaces or other hot surfaces; null if nobody said. */
  radiant_heat: z.boolean().nullable(),
  active: z.boolean(),
  created_time: z.string(),
  modified_time: z.string(),
});
export type LocationPacks = z.infer<typeof locationPacks>;

/** A choice as a client sends it. */
export const packChoice = z.object({
  rule_pack_ids: z
    .array(packId)
    .max(mostChosen, messages.manyChosen)
    .refine((ids) => new Set(ids).size === ids.length, messages.packTwice),
  industry: z.enum(industries).nullable(),
  radiant_heat: z.boolean().nullable(),
  /** Of the row that the form was opened with; without it there was none. */
  modified_time: z.iso.datetime({ offset: true }).max(40).nullable().default(null),
});
export type PackChoice = z.output<typeof packChoice>;

/** One version of a pack of the organisation. */
export const packVersion = z.object({
  version: z.number(),
  /** What was changed, as a sentence. */
  summary: z.string(),
  changed_time: z.string(),
  /** Null once that person's data was erased. */
  by: z.object({ name_first: z.string(), name_last: z.string() }).nullable(),
});
export type PackVersion = z.infer<typeof packVersion>;
