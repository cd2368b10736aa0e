import { useSearch } from '@tanstack/react-router';
import { useCopy } from '#packages/sync/web';
import { useRemembered } from '#packages/ui';
import { weatherSitesAll } from '#weather/offline';
import { matrixSearch } from './matrix-search.ts';

/**
 * The location of the risk matrix and of all that shows the same one: that of the URL, otherwise the
 * last one of this device, otherwise the first.
 *
 * @returns `chosen` is undefined while the locations load, and if none has coordinates
 */
export function useMatrixSite() {
  const { data: sites, error, refetch } = useCopy(weatherSitesAll, {});
  const [kept, keep] = useRemembered<string | null>('risk-matrix:site', null);
  const { matrix_location } = matrixSearch(useSearch({ strict: false }));
  const known = (id: string | null | undefined) => sites?.find(({ tag_id }) => tag_id === id);
  const chosen = known(matrix_location) ?? known(kept) ?? sites?.[0];
  return { sites, chosen, keep, error, refetch };
}
