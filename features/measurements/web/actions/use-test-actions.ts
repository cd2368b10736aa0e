import { useMemo } from 'react';
import { useClient } from '#packages/http/web';
import { useCopyBridge } from '#packages/sync/web';
import { createTestActions } from './test-actions.ts';
import type { TestActions } from './test-actions.ts';

/** The actions with stored tests for a screen. */
export function useTestActions(): TestActions {
  const client = useClient();
  const bridge = useCopyBridge();
  return useMemo(() => createTestActions({ client, bridge }), [client, bridge]);
}
