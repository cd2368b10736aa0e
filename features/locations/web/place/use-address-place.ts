import { useQueryClient } from '@tanstack/react-query';
import { geoip } from '#locations/contract';
import { CallError, useClient } from '#packages/http/web';
import type { Coordinates } from '#tags/contract';

/** The approximate position by IP address, loaded once per page. */
export function useAddressPlace(): () => Promise<Coordinates | null> {
  const client = useClient();
  const queries = useQueryClient();
  return async () => {
    try {
      return await queries.fetchQuery({
        queryKey: ['geoip'],
        queryFn: ({ signal }) => client.call(geoip, {}, { signal }),
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      });
    } catch (error) {
      if (error instanceof CallError) return null;
      throw error;
    }
  };
}
