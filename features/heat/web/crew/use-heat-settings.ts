import { commonTrigger } from '#heat/domain';
import { shownSystem, temperatureUnit } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { useCopy } from '#packages/sync/web';

export type HeatSettings = ReturnType<typeof useHeatSettings>;

/** Settings of the organisation for the advice and its screens, from the offline copy. */
export function useHeatSettings() {
  const { data: organisation } = useCopy(organisationOwn, {});
  const metadata = organisation?.metadata ?? {};
  const own = metadata._heat_index_threshold ?? null;
  return {
    /** Heat index in degrees Celsius; the default one if the organisation has set none. */
    trigger: own ?? commonTrigger,
    hasOwnTrigger: own !== null,
    unit: temperatureUnit(metadata),
    system: shownSystem(metadata),
  };
}
