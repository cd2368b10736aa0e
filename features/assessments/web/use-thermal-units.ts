import { unitsOf } from '#assessments/domain';
import type { ThermalUnits } from '#assessments/domain';
import { organisationOwn } from '#organisation/offline';
import { useCopy } from '#packages/sync/web';

/** The units of the organisation; undefined until it is known. */
export function useThermalUnits(): ThermalUnits | undefined {
  const { data } = useCopy(organisationOwn, {});
  return data ? unitsOf(data.metadata) : undefined;
}
