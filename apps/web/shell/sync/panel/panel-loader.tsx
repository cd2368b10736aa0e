import { lazy, Suspense, useRef } from 'react';
import { usePanelView } from './sync-address.ts';

const SyncPanel = lazy(async () => ({ default: (await import('./sync-panel.tsx')).SyncPanel }));

interface Props {
  /** Leaves nothing of this site in the browser. */
  resetDevice: () => Promise<void>;
}

/** Fetches the panel when it is first asked for, and keeps it for its way out. */
export function SyncPanelLoader({ resetDevice }: Props) {
  const view = usePanelView();
  const wasOpen = useRef(false);
  wasOpen.current ||= view !== null;
  if (!wasOpen.current) return null;
  return (
    <Suspense>
      <SyncPanel view={view} resetDevice={resetDevice} />
    </Suspense>
  );
}
