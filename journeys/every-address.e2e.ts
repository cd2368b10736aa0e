import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  axeColourViolations,
  axeViolations,
  goTo,
  launchBrowser,
  startProduct,
  waitReady,
} from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { enterCredentials, signIn } from '#packages/testing/stories';
import { cell, ruleList } from '../docs/rules/rule-list.ts';
import { roundsOf } from '../tooling/prove/rounds.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
});
afterAll(() => product.stop());

const publicPaths = [
  '/',
  '/login',
  '/logout',
  '/register',
  '/ref/01900000-0000-7000-8000-000000000000',
  '/join/01900000-0000-7000-8000-000000000000',
  '/terms-of-use',
  '/forgot-password',
  '/forgot-password/7a1b6c9e-2f4d-4c3b-9a8e-5d6f7a8b9c0d',
  '/confirm-email/7a1b6c9e-2f4d-4c3b-9a8e-5d6f7a8b9c0d',
  '/reset',
  '/access/01900000-0000-7000-8000-000000000000',
  '/access/01900000-0000-7000-8000-000000000000/assessments',
  '/access/01900000-0000-7000-8000-000000000000/assessments/01900000-0000-7000-8000-000000000000/take',
  '/no/such/page',
];
const guardedPaths = [
  '/start',
  '/dashboard',
  '/dashboard?date_filter=live',
  '/dashboard?help=calendar',
  '/people',
  '/people?q=zzzz',
  '/people?removed=true',
  '/people/new',
  '/first-steps',
  '/people/invitations',
  '/people/badges',
  '/people/import',
  '/people/add/azuread',
  '/people/roster',
  '/people/roster?tab=rosters',
  '/people/leave',
  '/people/leave?window=cancelled',
  '/people/{person}',
  '/people/{person}?edit=true',
  '/people/{person}/hydration',
  '/people/{person}/hydration-baseline',
  '/people/{person}/sweat',
  '/people/{person}/courses',
  '/people/{person}/incidents',
  '/people/{person}/incidents/{none}',
  '/education',
  '/education/access-links',
  '/education/access-links/cards',
  '/education/modules',
  '/education/modules/{module}',
  '/education/modules/{module}/training',
  '/education/modules/{module}/assessment',
  '/education/modules/{module}/settings',
  '/education/modules/{module}/assignments',
  '/education/modules/{none}',
  '/courses/{none}',
  '/courses/{none}/assessments',
  '/courses/{none}/assessments/{none}/take',
  '/measurements',
  '/measurements?type=sweat&date_filter=all',
  '/measurements?removed=true',
  '/permissions',
  '/permissions?search=zzzz',
  '/referral',
  '/referral/stories',
  '/loyalty',
  '/settings',
  '/settings/2fa/enable',
  '/settings/admins',
  '/settings/sso',
  '/settings/sso/azuread',
  '/people/{none}',
  '/monitoring',
  '/monitoring/alerts',
  '/monitoring/alerts?tab=users',
  '/monitoring/high-risk-measurements',
  '/monitoring/sessions',
  '/monitoring/attention',
  '/monitoring/breaks',
  '/monitoring/readings',
  '/monitoring/emergencies',
  '/monitoring/emergencies/{none}',
  '/monitoring/morning-sheet',
  '/monitoring/season',
  '/monitoring/season?figure=breaks&location={none}',
  '/monitoring/supplies',
  '/settings/emergency',
  '/settings/worker-page',
  '/monitoring/sessions?tab=archived',
  '/monitoring/sessions/{none}',
  '/monitoring/sessions/{session}',
  '/monitoring/sessions/{session}/run',
  '/settings/alerts/rules',
  '/settings/alerts/new',
  '/settings/alerts/rules/{none}',
  '/settings/notifications',
  '/heatmap',
  '/settings/org',
  '/settings/close',
  '/settings/privacy',
  '/settings/reports',
  '/settings/reports?tab=sent',
  '/settings/reports?run={none}',
  '/settings/reports?entity=roster',
  '/settings/services',
  '/settings/services?tab=outbox',
  '/settings/services?tab=formulas',
  '/settings/services?formula=heat-index',
  '/settings/quote',
  '/settings/quote?of=all',
  '/settings/tickets',
  '/settings/tickets?ticket={none}',
  '/settings/tags?showHidden=true',
  '/settings/tags?search=zzzz',
  '/settings/tags/{none}',
  '/settings/tags/{tag}',
  '/settings/tags/{tag}/members',
  '/settings/jobs',
  '/settings/jobs/{job}',
  '/settings/jobs/{job}/members',
  '/settings/jobs/{job}/supervisors',
  '/settings/locations',
  '/settings/locations/{location}',
  '/settings/locations/{location}/members',
  '/settings/locations/{location}/supervisors',
  '/settings/devices',
  '/settings/measurement_custom',
  '/settings/measurement_custom/{none}',
  '/settings/measurement_linked',
  '/settings/measurement_linked/{none}',
  '/settings/survey',
  '/settings/strategy',
  '/settings/dehydration-risk-assessment',
  '/settings/dehydration-risk-assessment?run={none}',
  '/settings/compliance-assessment',
  '/settings/compliance-assessment?figure=courses',
  '/settings/compliance-assessment?figure=tests&tag={none}',
  '/settings/rule-packs',
  '/settings/rule-packs/{pack}',
  '/settings/rule-packs/{pack}/copy',
  '/settings/rule-packs/{none}/edit',
  '/settings/locations/{location}?tab=readings',
  '/settings/locations/{location}?tab=rule-packs',
  '/settings/osha-assessment',
  '/settings/osha-assessment?tab=gaps',
  '/settings/osha-assessment?tab=history',
  '/settings/osha-assessment?check={none}',
];

/** An id that belongs to nothing. */
const none = '00000000-0000-7000-8000-000000000000';

const themes = ['light', 'dark'] as const;

test('every implemented address is included', () => {
  const walked = new Set([...publicPaths, ...guardedPaths].map(shapeOf));
  const built = ruleList('routes').map((row) => cell(row, 'path'));
  expect(built.filter((path) => !walked.has(shapeOf(path)))).toEqual([]);
});

test('every address that is walked is a screen, but the one that is not', () => {
  const built = new Set(ruleList('routes').map((row) => shapeOf(cell(row, 'path'))));
  const walked = [...publicPaths, ...guardedPaths];
  expect(walked.filter((path) => !built.has(shapeOf(path)))).toEqual(['/no/such/page']);
});

let browser: OpenBrowser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.each(publicPaths)('axe finds no problem on %s', async (path) => {
  await browser.page.goto(`${product.origin}${path}`);
  await waitReady(browser.page);
  expect(await violationsInBoth(browser.page)).toEqual([]);
});

describe('after sign-in', () => {
  const places: Record<string, string> = { none, pack: 'us-osha-2024' };

  beforeAll(async () => {
    const { page } = browser;
    await signIn(page, product.origin, 'owner@demo.example', { path: null });
    await page.goto(`${product.origin}/people`);
    await waitReady(page);
    const link = page.getByRole('table').getByRole('link').first();
    places['person'] = (await link.getAttribute('href'))?.split('/')[2] ?? '';
    await page.goto(`${product.origin}/monitoring/sessions`);
    await waitReady(page);
    const card = page.getByRole('listitem').getByRole('heading').getByRole('link').first();
    places['session'] = (await card.getAttribute('href'))?.split('/')[3] ?? '';
    await page.goto(`${product.origin}/education/modules`);
    await waitReady(page);
    const module = page.getByRole('rowheader').getByRole('link').first();
    places['module'] = (await module.getAttribute('href'))?.split('/')[3] ?? '';
    for (const kind of ['tag', 'job', 'location']) {
      await page.goto(`${product.origin}/settings/${kind}s`);
      await waitReady(page);
      const row = page.getByRole('rowheader').getByRole('link').first();
      places[kind] = (await row.getAttribute('href'))?.split('/')[3] ?? '';
    }
  });

  // Addresses of one screen are not opened in a row, so that each is opened from another screen.
  const apart = guardedPaths
    .map((path, at) => ({ path, turn: guardedPaths.slice(0, at).filter(ofScreen(path)).length }))
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ path }) => path);
  const loaded = new Set(roundsOf(apart, 20));

  test.each(apart)('axe finds no problem after sign-in on %s', async (pattern) => {
    const path = pattern.replaceAll(/\{(\w+)\}/g, (_, place: string) => places[place] ?? '');
    // A third of them is loaded, other ones each day; all of them with `npm run prove:browser`.
    if (loaded.has(pattern)) await browser.page.goto(`${product.origin}${path}`);
    else await goTo(browser.page, product.origin, path);
    await waitReady(browser.page);
    expect(await violationsInBoth(browser.page)).toEqual([]);
    expect(browser.pageErrors).toEqual([]);
  });
});

test('axe finds no problem with the menu as icons or at the bottom', async () => {
  const { page } = browser;
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.goto(`${product.origin}/people`);
  for (const width of [768, 390]) {
    await page.setViewportSize({ ...size, width });
    await waitReady(page);
    expect(await violationsInBoth(page), `${String(width)} wide`).toEqual([]);
  }
  await page.setViewportSize(size);
});

test('axe finds no problem on the own page of a worker', async () => {
  const worker = await launchBrowser({ viewport: { width: 390, height: 844 } });
  await signIn(worker.page, product.origin, 'worker@demo.example');
  expect(await violationsInBoth(worker.page)).toEqual([]);
  // On a phone the menu of the settings is a screen of its own.
  await goTo(worker.page, product.origin, '/settings');
  expect(await violationsInBoth(worker.page)).toEqual([]);
  await worker.page.goto(`${product.origin}/people/${await ownId(worker.page)}/courses`);
  await waitReady(worker.page);
  await worker.page.getByRole('table', { name: 'Courses' }).waitFor();
  expect(await violationsInBoth(worker.page)).toEqual([]);
  await worker.page.goto(`${product.origin}/education`);
  await worker.page.getByRole('link', { name: /Heat stress basics/ }).click();
  await worker.page.getByRole('button', { name: 'Mark as read' }).waitFor();
  expect(await violationsInBoth(worker.page)).toEqual([]);
  await worker.close();
});

describe.each(themes)('in the %s theme', (colorScheme) => {
  test('[PLAT-07, USER-01] a visitor without a sign-in is asked to sign in and returns to the page', async () => {
    const visitor = await launchBrowser({ colorScheme });
    await visitor.page.goto(`${product.origin}/people`);
    await visitor.page.waitForURL('**/login?redirect=*');
    await visitor.page.locator(htmlIn(colorScheme)).waitFor({ state: 'attached' });
    await enterCredentials(visitor.page, 'owner@demo.example');
    await visitor.page.getByRole('heading', { level: 1, name: 'People' }).waitFor();
    expect(new URL(visitor.page.url()).pathname).toBe('/people');
    await visitor.close();
  });
});

/**
 * A page follows the theme of its device at any time, so each address is loaded once for both. The
 * themes differ only in their colours.
 */
async function violationsInBoth(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    // The page of a link takes its colours from the device, by its style sheet.
    const isLink = new URL(page.url()).pathname.startsWith('/access/');
    if (!isLink) await page.locator(htmlIn(colorScheme)).waitFor({ state: 'attached' });
    const look = colorScheme === 'light' ? axeViolations : axeColourViolations;
    const violations = await look(page);
    found.push(...violations.map((each) => `${colorScheme}: ${each}`));
  }
  return found;
}

function htmlIn(colorScheme: string): string {
  return `html[data-mantine-color-scheme="${colorScheme}"]`;
}

/** Whether another path shows the same screen. */
function ofScreen(path: string): (other: string) => boolean {
  return (other) => other.replace(/\?.*/, '') === path.replace(/\?.*/, '');
}

/** A path with placeholders for its ids. */
function shapeOf(path: string): string {
  return path
    .replace(/\?.*/, '')
    .replace(/\{\w+\}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '{}');
}

async function ownId(page: Page): Promise<string> {
  const record = await page.evaluate(() => Object.values(localStorage).join());
  return /"user_id":"([0-9a-f-]{36})"/.exec(record)?.[1] ?? '';
}
