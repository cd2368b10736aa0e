import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ImportDone, VerifiedRow } from '#imports/contract';

/** A verified file, and its chosen rows. */
export interface VerifiedFile {
  name: string;
  rows: readonly VerifiedRow[];
  import_token: string;
  ticked: ReadonlySet<number>;
}

/** State of an import. */
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
 * The current import. It belongs to the page and not to the screen: it continues when the user
 * leaves the screen, and is dropped at sign-out.
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
