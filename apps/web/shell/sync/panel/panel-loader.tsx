import { useState } from 'react';
import { useFetched } from '../../use-fetched.ts';
import { usePanelView, useShowPanel } from './sync-address.ts';
import type { PanelView } from './sync-address.ts';

interface Props {
  /** Deletes all data of this site in the browser. */
  resetDevice: () => Promise<boolean>;
}

const fetchPart = () => import('./sync-panel.tsx');

/** Renders the panel when it is loaded, also during its closing transition. */
export function SyncPanelLoader({ resetDevice }: Props) {
  const view = usePanelView();
  const show = useShowPanel();
  // During the closing transition the panel keeps its content.
  const [shown, setShown] = useState<PanelView | null>(view);
  if (view !== null && view !== shown) setShown(view);
  const part = useFetched({ fetchPart, isWanted: view !== null, giveUp: () => show(null) });
  if (shown === null || part === null) return null;
  return <part.SyncPanel isOpen={view !== null} shown={shown} resetDevice={resetDevice} />;
}
