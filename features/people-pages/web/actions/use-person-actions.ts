import { useMemo } from 'react';
import { useClient } from '#packages/http/web';
import { useCopyBridge } from '#packages/sync/web';
import { createPersonActions } from './person-actions.ts';
import type { PersonActions } from './person-actions.ts';

/** The actions with people for a screen. */
export function usePersonActions(): PersonActions {
  const client = useClient();
  const bridge = useCopyBridge();
  return useMemo(() => createPersonActions({ client, bridge }), [client, bridge]);
}
