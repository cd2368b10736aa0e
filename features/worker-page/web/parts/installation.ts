/** The browser's offer to put the page on the home screen; not all browsers make it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | null = null;
const watchers = new Set<() => void>();

function set(next: InstallOffer | null): void {
  offer = next;
  for (const watcher of [...watchers]) watcher();
}

/** Whether the page can be installed, and installing it. */
export const installation = {
  /** Keeps the offer, which comes once and early. */
  listen(): void {
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      set(event as InstallOffer);
    });
    window.addEventListener('appinstalled', () => set(null));
  },
  isOffered: () => offer !== null,
  watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
  async install(): Promise<void> {
    await offer?.prompt();
    set(null);
  },
} as const;
