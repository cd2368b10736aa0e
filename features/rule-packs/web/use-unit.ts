import { temperatureUnit } from '#organisation/domain';
import type { TemperatureUnit } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { useCopy } from '#packages/sync/web';

/** The unit of the organisation; null until it is known. */
export function useUnit(): TemperatureUnit | null {
  const { data: organisation } = useCopy(organisationOwn, {});
  return organisation === undefined ? null : temperatureUnit(organisation?.metadata ?? {});
}
