import { isSwitchedOn } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { useCopy } from '#packages/sync/web';

/** True if the organisation has switched on heat stress, which includes jobs and locations. */
export function useHasPlaces(): boolean {
  const { data } = useCopy(organisationOwn, {});
  return data ? isSwitchedOn(data.metadata, 'heat stress') : false;
}
