import { createContext, useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { TableName } from '#packages/sync/contract';
import type { CopyBridge } from './bridge.ts';
import { copyKey, tablesOf } from './copy-key.ts';

const CopyContext = createContext<CopyBridge | null>(null);

interface CopyProviderProps {
  bridge: CopyBridge;
  children: ReactNode;
}

/**
 * Provides the offline copy to its children. After a change of tables it invalidates only the
 * queries that read these tables.
 */
export function CopyProvider({ bridge, children }: CopyProviderProps) {
  const queries = useQueryClient();
  useEffect(() => {
    const stops = [
      bridge.onTablesChanged((tables) => refresh(queries, tables)),
      bridge.onGone(() => queries.removeQueries({ queryKey: [copyKey] })),
      onLocked(bridge, () => void queries.resetQueries({ queryKey: [copyKey] })),
    ];
    return () => stops.forEach((stop) => stop());
  }, [bridge, queries]);
  return <CopyContext value={bridge}>{children}</CopyContext>;
}

/**
 * Returns the page's client of the offline copy, e.g. for `requestSync` after a write.
 *
 * @throws Error without a CopyProvider above the component, in the words of the specification
 */
export function useCopyBridge(): CopyBridge {
  const bridge = useContext(CopyContext);
  if (bridge === null) throw new Error('Axios instance is not initialized.');
  return bridge;
}

/** Calls `action` when the copy becomes locked. Cached answers must not be shown then. */
function onLocked(bridge: CopyBridge, action: () => void): () => void {
  let wasLocked = false;
  return bridge.onStatus(() => {
    const { locked } = bridge.status();
    if (locked && !wasLocked) action();
    wasLocked = locked;
  });
}

function refresh(queries: QueryClient, changed: readonly TableName[] | null): void {
  void queries.invalidateQueries({
    queryKey: [copyKey],
    predicate: ({ meta }) =>
      changed === null || tablesOf(meta).some((table) => changed.includes(table)),
  });
}
