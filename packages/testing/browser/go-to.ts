import type { Page } from 'playwright-core';
import { waitReady } from './wait-ready.ts';

/** The parts of TanStack Router on the window that are used here. */
interface Router {
  subscribe(event: 'onRendered', listener: () => void): () => void;
  readonly history: { push(path: string, state: object, options: object): void };
}

/**
 * Opens a path of the app like a link, without loading the page again, and waits until its screen
 * is ready. Loads it if the page already shows that screen, so that everything open on it is
 * closed, and if it shows no screen of the app. For stories that are not about loading: a load
 * takes about a second of processor time.
 */
export async function goTo(page: Page, origin: string, path: string): Promise<void> {
  const shown = new URL(page.url());
  const isElsewhere = shown.origin === origin && shown.pathname !== new URL(path, origin).pathname;
  if (isElsewhere && (await page.evaluate(hasRouter))) await page.evaluate(pushed, path);
  else await page.goto(`${origin}${path}`);
  await waitReady(page);
}

function hasRouter(): boolean {
  return Reflect.has(window, '__TSR_ROUTER__');
}

/**
 * Runs in the page: resolves when the screen of the new address is drawn, without earlier toasts.
 */
async function pushed(path: string): Promise<void> {
  const router = Reflect.get(window, '__TSR_ROUTER__') as unknown as Router;
  const toasts = () => document.querySelectorAll('.mantine-Notification-root');
  for (const toast of toasts()) toast.querySelector<HTMLElement>('[aria-label="Close"]')?.click();
  while (toasts().length > 0) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise<void>((resolve) => {
    const stop = router.subscribe('onRendered', () => {
      stop();
      resolve();
    });
    // Like a load: unsaved input of the screen is dropped without a question.
    router.history.push(path, {}, { ignoreBlocker: true });
  });
}
