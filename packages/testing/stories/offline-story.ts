import { rmSync } from 'node:fs';
import pg from 'pg';
import {
  freshProfile,
  launchBrowser,
  startProduct,
  until,
  waitReady,
} from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { sendAs } from './send-as.ts';
import { signIn } from './sign-in.ts';

/** The demo organisation with a person whose browser and server go away and come back. */
export interface OfflineStory {
  readonly browser: OpenBrowser;
  readonly product: Product;
  /** Opens a path and waits until the page is ready. */
  goTo(path: string): Promise<void>;
  /**
   * Closes the browser normally, so that the data of the sign-in is on disk, and kills the server.
   */
  goOffline(): Promise<void>;
  /** Opens the profile of the closed or killed browser again, at a path. */
  reopen(path: string): Promise<void>;
  /** Starts the server again, and reports to the browser that it is online. */
  comeOnline(): Promise<void>;
  /** Sends a write of the signed-in person. @throws Error if it is refused */
  send(method: string, path: string, body: object): Promise<void>;
  /** Reads rows from the database of the server. */
  rowsOf<Row extends object>(sql: string): Promise<Row[]>;
  close(): Promise<void>;
}

/** Opens it, signed in, with a service worker that is active. */
export async function openOfflineStory(email: string, isPhone: boolean): Promise<OfflineStory> {
  const profile = freshProfile();
  const options = {
    ...{ serviceWorkers: 'allow' as const, profile },
    ...(isPhone && { viewport: { width: 390, height: 844 } }),
  };
  let product = await startProduct({ env: { DEMO: '1' } });
  let browser = await launchBrowser(options);
  await signIn(browser.page, product.origin, email);
  await until('service worker started', () =>
    browser.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === 'activated';
    }),
  );
  async function goTo(path: string): Promise<void> {
    await browser.page.goto(`${product.origin}${path}`);
    await waitReady(browser.page);
  }
  return {
    get browser() {
      return browser;
    },
    get product() {
      return product;
    },
    goTo,
    async goOffline() {
      await browser.close();
      await product.kill9();
    },
    async reopen(path) {
      browser = await launchBrowser(options);
      await goTo(path);
    },
    async comeOnline() {
      const { port, databaseUrl } = product;
      product = await startProduct({ port, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
      await browser.page.evaluate(() => window.dispatchEvent(new Event('online')));
    },
    send: (method, path, data) =>
      sendAs(browser.page, { address: `${product.origin}${path}`, method }, data),
    async rowsOf<Row extends object>(sql: string) {
      const client = new pg.Client({ connectionString: product.databaseUrl });
      await client.connect();
      const { rows } = await client.query<Row & pg.QueryResultRow>(sql);
      await client.end();
      return rows;
    },
    async close() {
      await browser.close();
      await product.stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
