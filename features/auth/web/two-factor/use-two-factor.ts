import { useQuery } from '@tanstack/react-query';
import { twoFactorState } from '#auth/contract';
import { useClient } from '#packages/http/web';

/** How two-factor sign-in stands for whoever is signed in. */
export function useTwoFactor() {
  const client = useClient();
  return useQuery({
    queryKey: ['2fa'],
    queryFn: ({ signal }) => client.call(twoFactorState, undefined, { signal }),
    // The secret is offered for an hour, and an admin may have switched it off.
    staleTime: 0,
    gcTime: 0,
    // Without a line a failure is told at once; Retry is there.
    retry: false,
  });
}
