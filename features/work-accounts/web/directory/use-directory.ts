import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError, useClient } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import { searchDirectory } from '#work-accounts/contract';
import type { DirectoryAnswer } from '#work-accounts/contract';

/** State of a request. */
export interface Asked {
  /** undefined until there is a response. */
  data: DirectoryAnswer | undefined;
  /** Error message; null if there is none. */
  problem: string | null;
  retry: () => void;
}

/** Whether the directory can be searched; only asks our own server. */
export function useDirectoryState(): Asked {
  return useAsked('state', '');
}

/** People of the directory that match some words; the last result stays until the next arrives. */
export function useDirectorySearch(search: string): Asked {
  const [last, setLast] = useState<DirectoryAnswer>();
  const asked = useAsked('search', search);
  if (asked.data !== undefined && asked.data !== last) setLast(asked.data);
  return { ...asked, data: asked.data ?? last };
}

function useAsked(what: 'state' | 'search', search: string): Asked {
  const client = useClient();
  const { online } = useSyncStatus();
  const { data, error, refetch } = useQuery({
    queryKey: ['work-directory', what, search],
    queryFn: ({ signal }) => client.call(searchDirectory, { query: { search } }, { signal }),
    enabled: online && (what === 'state' || search !== ''),
    retry: false,
    // Each added person changes who is a person already.
    staleTime: 0,
  });
  return { data, problem: error && sentenceOf(error), retry: () => void refetch() };
}

/** The server's message if there is one, otherwise one for the failed call. */
export function sentenceOf(failure: unknown): string {
  if (!(failure instanceof CallError)) throw failure;
  return failure.detail ?? failure.message;
}
