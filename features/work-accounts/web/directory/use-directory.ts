import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError, useClient } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import { searchDirectory } from '#work-accounts/contract';
import type { DirectoryAnswer } from '#work-accounts/contract';

/** What is asked of the server, and how it went. */
export interface Asked {
  /** undefined until it has told. */
  data: DirectoryAnswer | undefined;
  /** Why it could not tell; null where it could. */
  problem: string | null;
  retry: () => void;
}

/** Whether people can be looked for; asks nobody but our own server. */
export function useDirectoryState(): Asked {
  return useAsked('state', '');
}

/** People of the directory that fit some words; the last ones stay until the next are there. */
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
    // Who is a person already changes with each that is added.
    staleTime: 0,
  });
  return { data, problem: error && sentenceOf(error), retry: () => void refetch() };
}

/** The server's own sentence where it has one, else what the call came to. */
export function sentenceOf(failure: unknown): string {
  if (!(failure instanceof CallError)) throw failure;
  return failure.detail ?? failure.message;
}
