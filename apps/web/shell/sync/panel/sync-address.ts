import { useLocation, useNavigate } from '@tanstack/react-router';

/** What the panel shows; it lives behind the # of the address, so Back undoes it. */
export type PanelView = 'state' | 'diagnostics' | 'reset';

const views: Readonly<Record<string, PanelView>> = {
  sync: 'state',
  'sync-diagnostics': 'diagnostics',
  'sync-reset': 'reset',
};

/** The view that the address asks for; null while the panel is closed. */
export function usePanelView(): PanelView | null {
  const hash = useLocation({ select: (location) => location.hash });
  return views[hash] ?? null;
}

/** Goes to a view of the panel on the present screen; null closes it. */
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
      // Closing is no step of its own: Back would open the panel again.
      replace: view === null,
    });
  };
}
