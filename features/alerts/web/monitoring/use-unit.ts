import { temperatureUnit } from '#organisation/domain';
import type { TemperatureUnit } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { useCopy } from '#packages/sync/web';

/** The temperature unit of the organisation; undefined while it is read. */
export function useUnit(): TemperatureUnit | undefined {
  const { data } = useCopy(organisationOwn, {});
  return data === undefined ? undefined : temperatureUnit(data?.metadata ?? {});
}
