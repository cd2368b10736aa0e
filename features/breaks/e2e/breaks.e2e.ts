import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  axeViolations,
  freshProfile,
  launchBrowser,
  startProduct,
  until,
  waitReady,
} from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { hourText } from '#packages/kit';
import { signIn } from '#packages/testing/stories';

const profile = freshProfile();
const phone = { viewport: { width: 390, height: 844 }, serviceWorkers: 'allow', profile } as const;
const hour = 3_600_000;
/** It is always hot there, see the demo. */
const place = 'Balikpapan smelter';
/** Of the demo organisation. */
const zone = 'Australia/Perth';
let product: Product;
let browser: OpenBrowser;
let address = '';
let location_id = '';

beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  browser = await launchBrowser(phone);
  const { page } = browser;
  await signIn(page, product.origin, 'owner@demo.example');
  await until('service worker started', () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === 'activated';
    }),
  );
  await startShift();
  address = `${product.origin}/monitoring/breaks?location=${location_id}`;
  await page.goto(address);
  await waitReady(page);
  await inPage().getByText('Rest is late, due since').waitFor();
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});

const inPage = () => browser.page.getByRole('main');
const button = (name: string) => inPage().getByRole('button', { name, exact: true });

test('a rest is taken by the timer offline; the browser is killed in between, and it is stored once', async () => {
  expect(await axeViolations(browser.page)).toEqual([]);
  // The data of the sign-in is on disk once the browser was closed normally.
  await browser.close();
  await product.kill9();
  await openAgain();
  await button(`Start rest at ${place}`).click();
  await browser.page.getByText('Rest started. Saved on this device.').waitFor();
  await inPage().getByText('Rest until').waitFor();
  await inPage().getByText('Waiting').first().waitFor();
  expect(await axeViolations(browser.page)).toEqual([]);

  await browser.kill9();
  await openAgain();
  await inPage().getByText('Rest until').waitFor();
  await button(`End rest at ${place}`).click();
  await browser.page.getByText('Rest ended. Saved on this device.').waitFor();
  await button(`End rest at ${place}`).waitFor({ state: 'detached' });

  await lineBack();
  await until('the break on the server', async () => (await storedBreaks()).length > 0);
  await until(
    'its end on the server',
    async () => ((await storedBreaks())[0]?.ended ?? null) !== null,
  );
  const [stored, ...others] = await storedBreaks();
  expect(others).toEqual([]);
  expect(stored).toMatchObject({ is_due: true, by_one: true });
  expect(stored?.people_count).toBe(stored?.on_shift);
  await inPage().getByText('Waiting').first().waitFor({ state: 'detached' });

  // Its record is deleted and restored.
  const times = [stored?.started ?? 0, stored?.ended ?? 0].map((time) => hourText(time, zone));
  const record = inPage().getByRole('button', {
    name: new RegExp(`^Delete the break at ${place}, .*, ${times.join(' – ')}$`),
  });
  await record.click();
  await record.waitFor({ state: 'detached' });
  await browser.page.getByRole('button', { name: 'Undo' }).click();
  await record.waitFor();
  expect(browser.pageErrors).toEqual([]);
});

/** Opens the profile again at the page of breaks. */
async function openAgain(): Promise<void> {
  browser = await launchBrowser(phone);
  await browser.page.goto(address);
  await waitReady(browser.page);
}

/** The server is available again, and the browser reports it. */
async function lineBack(): Promise<void> {
  const { port, databaseUrl } = product;
  product = await startProduct({ port, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  await browser.page.evaluate(() => window.dispatchEvent(new Event('online')));
}

/** A shift of everybody at the place since two hours, with a threshold that it always reaches. */
async function startShift(): Promise<void> {
  const workers = await rowsOf<{ tag_id: string; user_id: string }>(
    `select t.tag_id, u.user_id from tags as t join user_tags as m using (org_id, tag_id)
     join users as u on u.org_id = m.org_id and u.user_id = m.user_id
     where t.name = '${place}' and u.active and not u.is_hidden and not u.experimental`,
  );
  location_id = workers[0]?.tag_id ?? '';
  const now = Date.now();
  await send('PATCH', '/v3/organisation', { metadata: { _heat_index_threshold: 20 } });
  await send('POST', '/v3/roster', {
    ...{ roster_id: crypto.randomUUID(), user_ids: workers.map(({ user_id }) => user_id) },
    shift_start_time: new Date(now - 2 * hour).toISOString(),
    shift_end_time: new Date(now + 8 * hour).toISOString(),
    ...{ timezone: 'UTC', frequency: 4, interval: 1, days_of_week: [0, 1, 2, 3, 4, 5, 6] },
  });
}

async function send(method: string, path: string, body: object): Promise<void> {
  const { page } = browser;
  const record = await page.evaluate(() => localStorage.getItem('watershade-auth'));
  const { token } = JSON.parse(record ?? '{}') as { token: string };
  const answer = await page.request.fetch(`${product.origin}${path}`, {
    ...{ method, data: body, headers: { authorization: `Bearer ${token}` } },
  });
  expect(await answer.json()).toMatchObject({ status: true });
}

interface Stored {
  people_count: number;
  on_shift: number;
  /** Milliseconds since 1970. */
  started: number;
  ended: number | null;
  is_due: boolean;
  /** The same person started and ended it. */
  by_one: boolean;
}

/** The breaks at the place since the shift began. */
function storedBreaks(): Promise<Stored[]> {
  return rowsOf<Stored>(
    `select people_count, due_time is not null as is_due,
       (extract(epoch from started_time) * 1000)::float8 as started,
       (extract(epoch from ended_time) * 1000)::float8 as ended,
       started_by = ended_by as by_one, (
         select count(*)::int from user_tags as m
         join users as u on u.org_id = m.org_id and u.user_id = m.user_id
         where m.tag_id = breaks.location_id and u.active and not u.is_hidden
           and not u.experimental) as on_shift
     from breaks where location_id = '${location_id}'
       and started_time > now() - interval '1 hour' order by created_time`,
  );
}

async function rowsOf<Row extends object>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  const { rows } = await client.query<Row>(sql);
  await client.end();
  return rows;
}
