import { useQueryClient } from '@tanstack/react-query';
import { geoip } from '#locations/contract';
import { CallError, useClient } from '#packages/http/web';
import type { Coordinates } from '#tags/contract';

/** About where the person is by their address, known once for as long as the page is open. */
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
