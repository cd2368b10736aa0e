import { useState } from 'react';
import { failureText, useAnswer } from '#packages/http/web';
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
  const { online } = useSyncStatus();
  // Asked again each time, as each added person changes who is a person already.
  const { data, error, refetch } = useAnswer(
    searchDirectory,
    { query: { search } },
    { enabled: online && (what === 'state' || search !== '') },
  );
  return { data, problem: error && failureText(error), retry: () => void refetch() };
}
