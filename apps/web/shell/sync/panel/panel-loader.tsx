import { useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType } from 'react';
import { showToast } from '#packages/ui';
import { shellMessages } from '../../shell-messages.ts';
import { usePanelView, useShowPanel } from './sync-address.ts';
import type { PanelView } from './sync-address.ts';
import type { PanelProps } from './sync-panel.tsx';

interface Props {
  /** Leaves nothing of this site in the browser. */
  resetDevice: () => Promise<boolean>;
}

interface Panel {
  View: ComponentType<PanelProps>;
}

/** Milliseconds after which the start of the page is over. */
const untilQuiet = 1000;

/**
 * Fetches the panel soon after the start: whoever loses the line wants it, and then it cannot be
 * fetched any more. Keeps it for its way out.
 */
export function SyncPanelLoader({ resetDevice }: Props) {
  const view = usePanelView();
  // On its way out the panel keeps what it showed.
  const [shown, setShown] = useState<PanelView | null>(view);
  if (view !== null && view !== shown) setShown(view);
  const panel = usePanel(view !== null);
  if (shown === null || panel === null) return null;
  return <panel.View isOpen={view !== null} shown={shown} resetDevice={resetDevice} />;
}

/** The panel, once it is fetched; null until then. Without a line the wish for it is given up. */
function usePanel(isWanted: boolean): Panel | null {
  const show = useShowPanel();
  const [panel, setPanel] = useState<Panel | null>(null);
  const isHere = panel !== null;
  const giveUp = useEffectEvent(() => {
    showToast({ kind: 'problem', text: shellMessages.notFetched });
    show(null);
  });

  useEffect(() => {
    if (isHere) return undefined;
    let isOver = false;
    const fetchIt = async () => {
      try {
        const { SyncPanel } = await import('./sync-panel.tsx');
        if (!isOver) setPanel({ View: SyncPanel });
      } catch {
        if (!isOver && isWanted) giveUp();
      }
    };
    const timer = setTimeout(() => void fetchIt(), isWanted ? 0 : untilQuiet);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isHere, isWanted]);
  return panel;
}
