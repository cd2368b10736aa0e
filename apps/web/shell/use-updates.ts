import { useEffect } from 'react';
import { showToast } from '#packages/ui';

/**
 * Registers the service worker, so that the page starts offline, and offers a new build. Only
 * inside the frame: the sign-in screen stays light.
 */
export function useUpdates(): void {
  useEffect(() => {
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
    void register();
  }, []);
}

let isRegistered = false;

async function register(): Promise<void> {
  if (isRegistered) return;
  isRegistered = true;
  const { registerSW } = await import('virtual:pwa-register');
  const takeOver = registerSW({
    immediate: true,
    onNeedRefresh() {
      showToast({
        kind: 'note',
        text: 'A new version is ready',
        cause: 'background',
        action: { label: 'Reload', run: () => void takeOver(true) },
      });
    },
  });
}
