import { commonTrigger } from '#heat/domain';
import type { MeasurementSystem } from '#organisation/contract';
import { shownSystem, temperatureUnit } from '#organisation/domain';
import type { TemperatureUnit } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { useCopy } from '#packages/sync/web';

/** Settings of the organisation for the advice and its screens. */
export interface HeatSettings {
  /** Heat index in degrees Celsius; the default one if the organisation has set none. */
  readonly trigger: number;
  readonly hasOwnTrigger: boolean;
  readonly unit: TemperatureUnit;
  readonly system: MeasurementSystem;
}

/** The settings of the organisation, from the offline copy. */
export function useHeatSettings(): HeatSettings {
  const { data: organisation } = useCopy(organisationOwn, {});
  const metadata = organisation?.metadata ?? {};
  const own = metadata._heat_index_threshold ?? null;
  return {
    trigger: own ?? commonTrigger,
    hasOwnTrigger: own !== null,
    unit: temperatureUnit(metadata),
    system: shownSystem(metadata),
  };
}
