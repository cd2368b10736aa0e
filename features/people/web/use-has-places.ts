import { isSwitchedOn } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { useCopy } from '#packages/sync/web';

/** True where the organisation has switched on heat stress, which jobs and locations belong to. */
export function useHasPlaces(): boolean {
  const { data } = useCopy(organisationOwn, {});
  return data ? isSwitchedOn(data.metadata, 'heat stress') : false;
}
