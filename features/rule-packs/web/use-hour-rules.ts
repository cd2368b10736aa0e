import { useMemo } from 'react';
import type { HourRulesOf } from '#heat/domain';
import { useCopy } from '#packages/sync/web';
import { heatOfHour, hourRules, situationOf } from '#rule-packs/domain';
import { siteRules } from '#rule-packs/offline';

/**
 * What the rule packs of a location ask for in an hour of work; null if it follows none, undefined
 * while they are read.
 *
 * @param heat_wave of the day; null if it is not known
 * @throws Error if the rules cannot be read, for the error state of the card
 */
export function useHourRules(
  location_id: string,
  heat_wave: boolean | null,
): HourRulesOf | null | undefined {
  const { data: rules, error } = useCopy(siteRules, { location_id });
  // Minutes without the rules could be too many: better none.
  if (error !== null) throw error;
  return useMemo(() => {
    if (rules == null) return rules;
    return ({ weather, place, rest, crew, sun_exposure }) => {
      const heat = heatOfHour(weather, place, rest);
      const work = { weather, heat, site: rules, crew, sun_exposure, heat_wave };
      return hourRules(rules, situationOf(work));
    };
  }, [rules, heat_wave]);
}
