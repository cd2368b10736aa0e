import { rmSync } from 'node:fs';
import pg from 'pg';
import { freshProfile, launchBrowser, startProduct, waitReady } from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { demoPassword } from '#packages/testing/stories';

/** The demo organisation, and a worker with an access link on a phone. */
export interface LinkStory {
  readonly browser: OpenBrowser;
  readonly product: Product;
  /** The first name and the id of the worker. */
  readonly worker: { readonly user_id: string; readonly name_first: string };
  /** Path of the page. */
  readonly path: string;
  /** Opens an address below the page of the worker. */
  goTo(end?: string): Promise<void>;
  /** Kills the server and the browser, and opens the browser again at its last address. */
  loseEverything(): Promise<void>;
  /** Starts the server again, and reports to the browser that it is online. */
  comeOnline(): Promise<void>;
  rowsOf<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** A worker of the demo with an open course, and a new link. */
export async function openLinkStory(): Promise<LinkStory> {
  const profile = freshProfile();
  const options = {
    ...{ serviceWorkers: 'allow' as const, profile, viewport: { width: 390, height: 844 } },
  };
  let product = await startProduct({ env: { DEMO: '1' } });
  const { worker, path } = await makeLink(product);
  let browser = await launchBrowser(options);

  async function goTo(end = ''): Promise<void> {
    await browser.page.goto(`${product.origin}${path}${end}`);
    await waitReady(browser.page);
  }
  return {
    ...{ worker, path, goTo },
    get browser() {
      return browser;
    },
    get product() {
      return product;
    },
    async loseEverything() {
      const address = browser.page.url();
      await Promise.all([browser.kill9(), product.kill9()]);
      browser = await launchBrowser(options);
      await browser.page.goto(address);
      await waitReady(browser.page);
    },
    async comeOnline() {
      const { port, databaseUrl } = product;
      product = await startProduct({ port, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
      await browser.page.evaluate(() => window.dispatchEvent(new Event('online')));
    },
    async rowsOf<Row extends object>(sql: string, values: unknown[] = []) {
      const client = new pg.Client({ connectionString: product.databaseUrl });
      await client.connect();
      const { rows } = await client.query<Row & pg.QueryResultRow>(sql, values);
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

interface Person {
  readonly user_id: string;
  readonly name_first: string;
  readonly has_course: boolean;
}

/** Makes a link of a worker with a course, as the owner. */
async function makeLink({ origin }: Product) {
  const call = async <Data>(path: string, body?: object, token = ''): Promise<Data> => {
    const answer = await fetch(`${origin}${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
    const { data } = (await answer.json()) as { data: Data };
    return data;
  };
  const email = 'owner@demo.example';
  const { token } = await call<{ token: string }>('/v3/auth/login', {
    ...{ email, password: demoPassword },
  });
  const { people } = await call<{ people: Person[] }>('/v3/access-link', undefined, token);
  const worker = people.find(({ has_course }) => has_course);
  if (worker === undefined) throw new Error('The demo has no worker with a course.');
  const body = { user_ids: [worker.user_id], mail_to: null };
  const { links } = await call<{ links: { url: string }[] }>('/v3/access-link', body, token);
  return { worker, path: new URL(links[0]?.url ?? '').pathname };
}
