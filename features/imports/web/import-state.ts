import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ImportDone, VerifiedRow } from '#imports/contract';

/** A file that was verified, and which of its rows are wanted. */
export interface VerifiedFile {
  name: string;
  rows: readonly VerifiedRow[];
  import_token: string;
  ticked: ReadonlySet<number>;
}

/** Where somebody stands in an import. */
export type ImportState =
  | { is: 'choose'; problem: string | null }
  | { is: 'verifying'; name: string }
  | { is: 'result'; file: VerifiedFile }
  | { is: 'importing'; total: number; done: number }
  | { is: 'stopped'; file: VerifiedFile; total: number; done: number; problem: string }
  | { is: 'done'; result: ImportDone };

const key = ['import-under-way'];
const first: ImportState = { is: 'choose', problem: null };

/**
 * The import under way. It belongs to the page and not to the screen: whoever comes back to the screen
 * finds it as it is by then, and a sign-out forgets it.
 */
export function useImportState(): [ImportState, (state: ImportState) => void] {
  const queries = useQueryClient();
  const { data } = useQuery<ImportState>({
    queryKey: key,
    queryFn: () => first,
    initialData: first,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const set = useCallback((state: ImportState) => queries.setQueryData(key, state), [queries]);
  return [data, set];
}
