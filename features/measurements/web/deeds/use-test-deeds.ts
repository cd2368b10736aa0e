import { useMemo } from 'react';
import { useClient } from '#packages/http/web';
import { useCopyBridge } from '#packages/sync/web';
import { createTestDeeds } from './test-deeds.ts';
import type { TestDeeds } from './test-deeds.ts';

/** What can be done with stored tests from this screen. */
export function useTestDeeds(): TestDeeds {
  const client = useClient();
  const bridge = useCopyBridge();
  return useMemo(() => createTestDeeds({ client, bridge }), [client, bridge]);
}
