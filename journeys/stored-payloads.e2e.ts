import { randomFillSync } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertMeasurements } from '#measurements/server';
import { createId } from '#packages/kit';
import { goTo, launchBrowser, startProduct, waitReady } from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { freshDatabase } from '#packages/testing/database';
import type { FreshDatabase } from '#packages/testing/database';
import { signIn } from '#packages/testing/stories';
import { insertUsers } from '#people/server';
import { builtInPacks } from '#rule-packs/domain';
import { insertTags, insertUserTags } from '#tags/server';
import { builtAddresses } from '../tooling/shots/built-addresses.ts';
import { payloads } from './payloads.ts';

const newId = () => createId(Date.now(), (bytes) => void randomFillSync(bytes));

let product: Product;
let fresh: FreshDatabase;
let browser: OpenBrowser;
let org_id: string;
const people = payloads.map(() => newId());
const violations: string[] = [];

beforeAll(async () => {
  fresh = await freshDatabase();
  product = await startProduct({ databaseUrl: fresh.connectionString, env: { DEMO: '1' } });
  org_id = await organisationOf('owner@demo.example');
  await storePayloads();
  browser = await launchBrowser();
  await browser.context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  browser.context.on('console', (message) => {
    if (/^policy: |Content Security Policy/i.test(message.text())) violations.push(message.text());
  });
  browser.context.on('dialog', (dialog) => {
    violations.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await fresh.drop();
});

async function organisationOf(email: string): Promise<string> {
  const answer = await fetch(`${product.origin}/v3/auth/login`, {
    method: 'POST',
    // The user agent of a browser is shown in the list of sign-ins.
    headers: { 'content-type': 'application/json', 'user-agent': payloads[1] ?? '' },
    body: JSON.stringify({ email, password: 'demo-heat-2026' }),
  });
  const { data } = (await answer.json()) as { data: { user: { org_id: string } } };
  return data.user.org_id;
}

/** Every text of every kind of row is one of them, as if sent by a device or an import. */
async function storePayloads(): Promise<void> {
  const created_time = new Date(Date.now() - 60_000).toISOString();
  const tags = payloads.map((name) => ({ tag_id: newId(), name }));
  await fresh.database.write({ org_id, actor_user_id: null }, async (tx) => {
    await insertTags(
      tx,
      tags.map((tag, index) => ({
        ...tag,
        type: (['default', 'job', 'location'] as const)[index % 3] ?? 'default',
        metadata: {},
        created_time,
      })),
    );
    await insertUsers(
      tx,
      payloads.map((text, place) => ({
        user_id: people[place] ?? '',
        name_first: text,
        name_last: payloads[(place + 7) % payloads.length] ?? '',
        email: null,
        metadata: { _addresses: [text], note: text },
        experimental: false,
        is_hidden: false,
        created_time,
      })),
    );
    await insertUserTags(
      tx,
      people.map((user_id, place) => ({ user_id, tag_id: tags[place]?.tag_id ?? '' })),
    );
    await insertMeasurements(
      tx,
      payloads.flatMap((text, place) =>
        // The first of them has one test with each text, the others one test each.
        [people[0] ?? '', people[place] ?? ''].map((user_id) => ({
          measurement_id: newId(),
          user_id,
          measured_by_user_id: null,
          measured_by_name_first: text,
          measured_by_name_last: text,
          name_first: text,
          name_last: text,
          type: 'sosm',
          custom_id: null,
          value: 72,
          value_f: text,
          valid: true,
          metadata: { notes: text, device: text, serial: text, timezone: text, app_version: text },
          raw_data: { text },
          tag_ids: [],
          user_tag_ids: [tags[place]?.tag_id ?? ''],
          created_time: new Date(Date.now() - (place + 2) * 60_000).toISOString(),
        })),
      ),
    );
    await tx.query(
      `insert into audit_log (org_id, action, entity, summary)
       select $1, 'change', 'user', text from unnest($2::text[]) as text`,
      [org_id, payloads],
    );
    await tx.query(
      `update organisations set name = $2, metadata = metadata || jsonb_build_object('note', $2::text)
       where org_id = $1`,
      [org_id, payloads[11]],
    );
  });
}

const ranIn = (page: Page) =>
  page.evaluate(() => [...Array.from(window), window].map((frame) => (frame as { ran?: 1 }).ran));

/** The external addresses of the product's own texts: the licence of the names on maps, and laws. */
const ownAddresses = [
  'https://creativecommons.org/licenses/by/4.0/',
  ...builtInPacks.map(({ pack }) => pack.source_url),
];

/** Links and pictures of a page whose URL could run a script, or requests another origin. */
const wrongAddresses = (page: Page) =>
  page.evaluate(
    (allowed) =>
      [...document.querySelectorAll('[href], [src], [action], [formaction], [data]')]
        .flatMap((element) =>
          ['href', 'src', 'action', 'formaction', 'data'].map((name) => element.getAttribute(name)),
        )
        .filter((address): address is string => address !== null && !address.startsWith('#'))
        .filter((address) => {
          const { protocol, origin } = new URL(address, location.href);
          if (protocol === 'data:') return !address.startsWith('data:image/');
          // A number to call has digits only, whatever was entered as a phone number.
          if (protocol === 'tel:') return !/^tel:\+?\d+$/.test(address);
          return !(protocol === 'blob:' || origin === location.origin || allowed.includes(address));
        }),
    ownAddresses,
  );

async function expectHarmless(page: Page, what: string): Promise<void> {
  expect([what, (await ranIn(page)).filter((ran) => ran !== undefined)]).toEqual([what, []]);
  expect([what, await wrongAddresses(page)]).toEqual([what, []]);
  expect([what, violations]).toEqual([what, []]);
}

test('texts with scripts are shown as texts on every screen, and no script runs', async () => {
  const { page } = browser;
  await signIn(page, product.origin, 'owner@demo.example', { path: null });
  const seen = new Set<string>();
  const looked = [
    ...builtAddresses.filter(({ as }) => as !== 'nobody').map(({ path }) => path),
    '/people?size=500',
    '/permissions?size=500',
    ...['{uuid}', '{uuid}/hydration'].map((rest) => `/people/${rest}`),
  ];
  for (const path of looked) {
    await goTo(page, product.origin, path.replace('{uuid}', people[0] ?? ''));
    const text = await page.evaluate(() => document.body.textContent ?? '');
    for (const payload of payloads) if (text.includes(payload.trim())) seen.add(payload);
    await expectHarmless(page, path);
  }
  // They were shown on the screens, letter by letter.
  expect(payloads.filter((payload) => !seen.has(payload)).length).toBeLessThan(payloads.length / 4);
  expect(browser.pageErrors).toEqual([]);
}, 300_000);

test('no script in the address of a page runs', async () => {
  const { page } = browser;
  const places = [
    (text: string) => `/people?q=${text}`,
    (text: string) => `/people/${text}`,
    (text: string) => `/login?redirect=${text}`,
  ];
  for (const [index, payload] of payloads.filter((_, at) => at % 10 === 0).entries()) {
    const path = places[index % places.length]?.(encodeURIComponent(payload)) ?? '/';
    await page.goto(`${product.origin}${path}`);
    await waitReady(page);
    await expectHarmless(page, path);
    expect(new URL(page.url()).origin).toBe(product.origin);
  }
  expect(browser.pageErrors).toEqual([]);
}, 300_000);

test('the API page works under the same policy', async () => {
  const { page } = browser;
  await page.goto(`${product.origin}/docs/`);
  await page.locator('.opblock').first().waitFor();
  await expectHarmless(page, '/docs/');
});
