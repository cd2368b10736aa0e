import { goTo, launchBrowser, startProduct } from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { signIn } from './sign-in.ts';

/** The demo with its owner signed in, for the stories of a file. */
export interface OwnersDemo {
  readonly product: Product;
  readonly browser: OpenBrowser;
  /** Opens a path from inside the app, and waits until its screen is ready. */
  open(path: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts the demo, and signs its owner in; no screen is open yet. */
export async function openOwnersDemo(): Promise<OwnersDemo> {
  const product = await startProduct({ env: { DEMO: '1' } });
  const browser = await launchBrowser();
  const { page } = browser;
  await signIn(page, product.origin, 'owner@demo.example', { path: null });
  return {
    ...{ product, browser },
    async open(path) {
      await goTo(page, product.origin, path);
    },
    async close() {
      await browser.close();
      await product.stop();
    },
  };
}
