import { lazy, Suspense, useState } from 'react';
import { usePanelView } from './sync-address.ts';
import type { PanelView } from './sync-address.ts';

const SyncPanel = lazy(async () => ({ default: (await import('./sync-panel.tsx')).SyncPanel }));

interface Props {
  /** Leaves nothing of this site in the browser. */
  resetDevice: () => Promise<boolean>;
}

/** Fetches the panel when it is first asked for, and keeps it for its way out. */
export function SyncPanelLoader({ resetDevice }: Props) {
  const view = usePanelView();
  // On its way out the panel keeps what it showed.
  const [shown, setShown] = useState<PanelView | null>(view);
  if (view !== null && view !== shown) setShown(view);
  if (shown === null) return null;
  return (
    <Suspense>
      <SyncPanel isOpen={view !== null} shown={shown} resetDevice={resetDevice} />
    </Suspense>
  );
}
