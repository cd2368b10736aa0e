import { useRef, useState } from 'react';
import { geocode, locationMessages } from '#locations/contract';
import type { FoundPlace, PlaceQuery } from '#locations/contract';
import { CallError, useClient } from '#packages/http/web';
import { showToast } from '#packages/ui';

/** Searches places; only the last search counts. */
export function usePlaceSearch() {
  const client = useClient();
  const [found, setFound] = useState<readonly FoundPlace[] | null>(null);
  const [isSearching, setSearching] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const turn = useRef<AbortController | null>(null);

  /** Returns the first place; null if there is none, or another search has started. */
  async function search(query: Partial<PlaceQuery>): Promise<FoundPlace | null> {
    turn.current?.abort();
    const own = new AbortController();
    turn.current = own;
    setSearching(true);
    setProblem(null);
    try {
      const places = await client.call(geocode, { query }, { signal: own.signal });
      if (own.signal.aborted) return null;
      setFound(places);
      if (places.length === 0) showToast({ kind: 'note', text: locationMessages.noResults });
      return places[0] ?? null;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (own.signal.aborted) return null;
      const reason = error.detail ?? (error.status === 0 ? error.message : '');
      const detail = reason === '' ? '' : `: ${reason}`;
      const text = locationMessages.searchFailed(detail);
      setFound(null);
      setProblem(text);
      showToast({ kind: 'problem', text });
      return null;
    } finally {
      if (turn.current === own) setSearching(false);
    }
  }

  return { found, isSearching, problem, search };
}
