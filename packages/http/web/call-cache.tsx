import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

const staleTime = 5 * 60 * 1000;

/**
 * Caches the answers of calls and of the offline copy for the components below it. All are removed
 * when it unmounts, which happens at the end of a sign-in.
 */
export function CallCache({ children }: { children: ReactNode }) {
  const [queries] = useState(createQueries);
  useEffect(() => () => queries.clear(), [queries]);
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // When offline a query fails with an error instead of waiting silently.
      queries: {
        ...{ staleTime, refetchOnWindowFocus: false },
        ...{ networkMode: 'always', refetchOnReconnect: true },
      },
    },
  });
}
