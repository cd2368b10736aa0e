import type { Industry, LocationPacks, RulePack } from '#rule-packs/contract';
import { builtInPacks } from './packs/built-in-packs.ts';

/** What a location follows. */
export interface SitePacks {
  readonly packs: readonly RulePack[];
  readonly industry: Industry | null;
  readonly radiant_heat: boolean | null;
}

/**
 * The packs that each location follows, by location; those without any are left out.
 *
 * @param own packs of the organisation
 */
export function sitePacksOf(
  choices: readonly Pick<
    LocationPacks,
    'location_id' | 'rule_pack_ids' | 'industry' | 'radiant_heat'
  >[],
  own: readonly RulePack[],
): Map<string, SitePacks> {
  const known = new Map([...builtInPacks, ...own].map((each) => [each.rule_pack_id, each]));
  return new Map(
    choices.flatMap(({ location_id, rule_pack_ids, industry, radiant_heat }) => {
      const packs = rule_pack_ids.flatMap((id) => known.get(id) ?? []);
      return packs.length === 0 ? [] : [[location_id, { packs, industry, radiant_heat }] as const];
    }),
  );
}
