import { useMemo } from 'react';
import { useClient } from '#packages/http/web';
import { useCopyBridge } from '#packages/sync/web';
import { createPersonDeeds } from './person-deeds.ts';
import type { PersonDeeds } from './person-deeds.ts';

/** What can be done with people from this screen. */
export function usePersonDeeds(): PersonDeeds {
  const client = useClient();
  const bridge = useCopyBridge();
  return useMemo(() => createPersonDeeds({ client, bridge }), [client, bridge]);
}
