/**
 * Registers the service worker of this page, which answers below /access/ only. A new version is
 * used from the next start on: it never replaces the page under somebody's hands.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  // After the first content: its files compete with the answers for a slow line.
  const register = () => {
    navigator.serviceWorker.register('/access/sw.js', { scope: '/access/' }).catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
