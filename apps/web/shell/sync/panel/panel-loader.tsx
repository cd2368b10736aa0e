import { useState } from 'react';
import { useFetched } from '../../use-fetched.ts';
import { usePanelView, useShowPanel } from './sync-address.ts';
import type { PanelView } from './sync-address.ts';

interface Props {
  /** Leaves nothing of this site in the browser. */
  resetDevice: () => Promise<boolean>;
}

const fetchPart = () => import('./sync-panel.tsx');

/** Draws the panel once it is fetched, and keeps it for its way out. */
export function SyncPanelLoader({ resetDevice }: Props) {
  const view = usePanelView();
  const show = useShowPanel();
  // On its way out the panel keeps what it showed.
  const [shown, setShown] = useState<PanelView | null>(view);
  if (view !== null && view !== shown) setShown(view);
  const part = useFetched({ fetchPart, isWanted: view !== null, giveUp: () => show(null) });
  if (shown === null || part === null) return null;
  return <part.SyncPanel isOpen={view !== null} shown={shown} resetDevice={resetDevice} />;
}
