import { useLocation, useNavigate } from '@tanstack/react-router';

/** The view of the panel; it is in the hash of the URL, so that Back closes it. */
export type PanelView = 'state' | 'diagnostics' | 'reset';

const views: Readonly<Record<string, PanelView>> = {
  sync: 'state',
  'sync-diagnostics': 'diagnostics',
  'sync-reset': 'reset',
};

/** The view in the URL; null while the panel is closed. */
export function usePanelView(): PanelView | null {
  const hash = useLocation({ select: (location) => location.hash });
  return views[hash] ?? null;
}

/** Opens a view of the panel on the current screen; null closes it. */
export function useShowPanel(): (view: PanelView | null) => void {
  const navigate = useNavigate();
  return (view) => {
    const [hash = ''] = Object.entries(views).find(([, shown]) => shown === view) ?? [];
    void navigate({
      to: '.',
      search: true,
      hash,
      resetScroll: false,
      hashScrollIntoView: false,
      // Closing replaces the history entry, as Back would open the panel again.
      replace: view === null,
    });
  };
}
