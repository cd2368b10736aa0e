import { useLocation, useNavigate } from '@tanstack/react-router';

/** Hash of the URL while the sheet is open, so that Back closes it and a reload opens it again. */
const openHash = 'emergency';

/** Whether the emergency sheet is open. */
export function useIsSheetOpen(): boolean {
  return useLocation({ select: (location) => location.hash === openHash });
}

/** Opens the sheet over the current screen, or closes it. */
export function useShowSheet(): (isOpen: boolean) => void {
  const navigate = useNavigate();
  return (isOpen) => {
    void navigate({
      to: '.',
      search: true,
      hash: isOpen ? openHash : '',
      resetScroll: false,
      hashScrollIntoView: false,
      // Closing replaces the history entry, as Back would open the sheet again.
      replace: !isOpen,
    });
  };
}
