import { useState } from 'react';
import { failureText, useAnswer } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import { searchDirectory } from '#work-accounts/contract';
import type { DirectoryAnswer } from '#work-accounts/contract';

/** Whether the directory can be searched; only asks our own server. */
export function useDirectoryState() {
  return useAsked('state', '');
}

/** People of the directory that match some words; the last result stays until the next arrives. */
export function useDirectorySearch(search: string) {
  const [last, setLast] = useState<DirectoryAnswer>();
  const asked = useAsked('search', search);
  if (asked.data !== undefined && asked.data !== last) setLast(asked.data);
  return { ...asked, data: asked.data ?? last };
}

function useAsked(what: 'state' | 'search', search: string) {
  const { online } = useSyncStatus();
  // Asked again each time, as each added person changes who is a person already.
  const { data, error, refetch } = useAnswer(
    searchDirectory,
    { query: { search } },
    { enabled: online && (what === 'state' || search !== '') },
  );
  return { data, problem: error && failureText(error), retry: () => void refetch() };
}
