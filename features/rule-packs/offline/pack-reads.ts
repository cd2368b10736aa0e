import { compareNames } from '#packages/kit';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import { canManageTag } from '#permissions/domain';
import { viewerOf } from '#permissions/offline';
import type { LocationPacks, RulePack } from '#rule-packs/contract';
import { builtInPacks } from '#rule-packs/domain';
import type { SitePacks } from '#rule-packs/domain';
import { tagsById } from '#tags/offline';
import { ownPacks, packChoices, packStands, sitePacks } from './pack-rows.ts';

/** A pack in lists, with the locations that follow it. */
export interface ListedPack extends RulePack {
  readonly is_built_in: boolean;
  /** The name of the pack that it was copied from; null for a built-in or a new one. */
  readonly copied_from: string | null;
  /** When it was last changed; null for a built-in one. */
  readonly modified_time: string | null;
  readonly locations: readonly { readonly tag_id: string; readonly name: string }[];
}

/** Every pack that can be chosen: those of the organisation, then the built-in ones, by name. */
export const packList = defineRead({
  name: 'rule-packs.list',
  tables: [...packStands, 'tags'],
  run: (copy): ListedPack[] => listedPacks(copy),
});

/** The packs of a location, and whether the viewer may choose them. */
export interface LocationChoice {
  readonly packs: readonly ListedPack[];
  /** Null if nobody chose any. */
  readonly choice: LocationPacks | null;
  readonly mayChoose: boolean;
}

export const locationChoice = defineRead({
  name: 'rule-packs.of-location',
  tables: [...packStands, 'tags', 'permissions', 'organisations'],
  run: (copy, { location_id }: { location_id: string }, { user_id }): LocationChoice => ({
    packs: listedPacks(copy),
    choice: packChoices(copy).find((each) => each.location_id === location_id) ?? null,
    mayChoose: canManageTag(viewerOf(copy, user_id), location_id),
  }),
});

/** What a location follows; null for nothing. */
export const siteRules = defineRead({
  name: 'rule-packs.of-site',
  tables: packStands,
  run: (copy, { location_id }: { location_id: string }): SitePacks | null =>
    sitePacks(copy).get(location_id) ?? null,
});

function listedPacks(copy: Copy): ListedPack[] {
  const tags = tagsById(copy);
  const users = new Map<string, { tag_id: string; name: string }[]>();
  for (const { location_id, rule_pack_ids } of packChoices(copy)) {
    const tag = tags.get(location_id);
    if (tag?.active !== true) continue;
    for (const id of rule_pack_ids) {
      users.set(id, [...(users.get(id) ?? []), { tag_id: tag.tag_id, name: tag.name }]);
    }
  }
  const own = ownPacks(copy);
  const names = new Map(
    [...builtInPacks, ...own].map(({ rule_pack_id, pack }) => [rule_pack_id, pack.name]),
  );
  const locationsOf = (id: string) =>
    (users.get(id) ?? []).toSorted((a, b) => compareNames(a.name, b.name));
  return [
    ...own.map((each): ListedPack => ({
      ...{ rule_pack_id: each.rule_pack_id, version: each.version, pack: each.pack },
      ...{ retired_time: each.retired_time, modified_time: each.modified_time },
      ...{ is_built_in: false, locations: locationsOf(each.rule_pack_id) },
      copied_from: each.based_on === null ? null : (names.get(each.based_on) ?? null),
    })),
    ...builtInPacks.map((each): ListedPack => ({
      ...{ ...each, is_built_in: true, copied_from: null, modified_time: null },
      locations: locationsOf(each.rule_pack_id),
    })),
  ].sort(
    (a, b) =>
      Number(a.is_built_in) - Number(b.is_built_in) || compareNames(a.pack.name, b.pack.name),
  );
}
