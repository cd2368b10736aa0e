import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { encode } from 'uqr';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  axeViolations,
  freshProfile,
  launchBrowser,
  startProduct,
  waitReady,
} from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { sendAs, signIn } from '#packages/testing/stories';
import { badgeAddress } from '#people/domain';

const session_id = crypto.randomUUID();
const profile = freshProfile();
const film = join(tmpdir(), `badge-${session_id}.y4m`);
let product: Product;
let browser: OpenBrowser;
/** The people of the session, by name; the badge of the last one is in front of the camera. */
let people: { user_id: string; name: string }[];

beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  people = await somePeople();
  const scanned = people.at(-1)?.user_id ?? '';
  writeFileSync(film, filmOf(badgeAddress(product.origin, scanned)));
  browser = await launchBrowser({ profile, viewport: { width: 390, height: 844 }, film });
  await signIn(browser.page, product.origin, 'owner@demo.example');
  await startSession();
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  rmSync(film, { force: true });
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});

const address = () => `${product.origin}/monitoring/sessions/${session_id}/run`;
async function open(): Promise<void> {
  await browser.page.goto(address());
  await waitReady(browser.page);
}
const scan = () => browser.page.getByRole('button', { name: 'Scan badge' });
const sheet = () => browser.page.getByRole('dialog', { name: 'Scan badge' });
const current = (name: string) =>
  browser.page.getByRole('form', { name: `Save & next: ${name}`, exact: true });

test('a refused camera is explained, and the list is one press away', async () => {
  // The flags of the fake camera allow every use that the policy of the page does not exclude.
  await browser.page.route(address(), async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'permissions-policy': 'camera=()' };
    await route.fulfill({ response, headers });
  });
  await open();
  await current(people[0]?.name ?? '').waitFor();
  const size = await scan().boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await scan().click();
  await sheet()
    .getByText(/^This page may not use the camera\..* type the name in the list\.$/)
    .waitFor();
  expect(await axeViolations(browser.page)).toEqual([]);
  await sheet().getByRole('button', { name: 'Choose from the list' }).click();
  const list = browser.page.getByRole('dialog', { name: 'People of the round' });
  await list.getByRole('button', { name: people[1]?.name ?? '' }).click();
  await current(people[1]?.name ?? '').waitFor();
});

test('the badge in front of the camera selects its person, and the camera is switched off', async () => {
  await browser.page.unroute(address());
  await open();
  await browser.page.evaluate(keepTracks);
  await scan().click();
  await current(people.at(-1)?.name ?? '').waitFor();
  await sheet().waitFor({ state: 'detached' });
  await browser.page.locator('input[inputmode=decimal]:focus').waitFor();
  const states = await browser.page.evaluate<string[]>(
    'globalThis.tracks.map(({ readyState }) => readyState)',
  );
  expect(states).toEqual(['ended']);
  expect(browser.pageErrors).toEqual([]);
});

/** Runs in the page: keeps the tracks of each camera that is opened. */
function keepTracks(): void {
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  const tracks: MediaStreamTrack[] = [];
  Object.assign(globalThis, { tracks });
  mediaDevices.getUserMedia = async (wanted) => {
    const stream = await open(wanted);
    tracks.push(...stream.getTracks());
    return stream;
  };
}

/** A film in the format YUV4MPEG2 of one picture, twice: a QR code, black on white. */
function filmOf(content: string): Buffer {
  const [width, height] = [640, 480];
  const { data, size } = encode(content, { ecc: 'M', border: 4 });
  const scale = Math.floor(height / size);
  const [left, top] = [(width - size * scale) >> 1, (height - size * scale) >> 1];
  const luma = Buffer.alloc(width * height, 235);
  for (let y = 0; y < size * scale; y += 1) {
    for (let x = 0; x < size * scale; x += 1) {
      const isDark = data[Math.floor(y / scale)]?.[Math.floor(x / scale)] === true;
      if (isDark) luma[(top + y) * width + left + x] = 16;
    }
  }
  const frame = [Buffer.from('FRAME\n'), luma, Buffer.alloc((width * height) / 2, 128)];
  const head = `YUV4MPEG2 W${String(width)} H${String(height)} F10:1 Ip A1:1 C420jpeg\n`;
  return Buffer.concat([Buffer.from(head), ...frame, ...frame]);
}

/** Four people by name. */
async function somePeople(): Promise<{ user_id: string; name: string }[]> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ user_id: string; name: string }>(
    `select user_id, name_first || ' ' || name_last as name from users
     where active and not is_hidden and not experimental and email not like 'owner@%'
     order by name_first, name_last limit 4`,
  );
  await client.end();
  return rows;
}

async function startSession(): Promise<void> {
  const send = (path: string, body: object) =>
    sendAs(browser.page, { address: `${product.origin}${path}`, method: 'POST' }, body);
  await send('/v2/session', { session_id, metadata: { type: 'custom', tag_ids: [] } });
  const users = people.map(({ user_id }) => ({ user_id, skip: false }));
  await send('/v2/session/user', { session_id, users });
}
