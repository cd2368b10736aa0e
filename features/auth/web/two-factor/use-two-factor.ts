import { useQuery } from '@tanstack/react-query';
import { twoFactorState } from '#auth/contract';
import { useClient } from '#packages/http/web';

/** Two-factor settings of the signed-in person. */
export function useTwoFactor() {
  const client = useClient();
  return useQuery({
    queryKey: ['2fa'],
    queryFn: ({ signal }) => client.call(twoFactorState, undefined, { signal }),
    // An offered secret expires after an hour, and an admin may have switched it off.
    staleTime: 0,
    gcTime: 0,
    // When offline a failure is shown at once, with a Retry button.
    retry: false,
  });
}
