import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, waitReady } from '#packages/testing/browser';
import { openOwnersDemo } from '#packages/testing/stories';
import type { OwnersDemo } from '#packages/testing/stories';

let demo: OwnersDemo;
beforeAll(async () => {
  demo = await openOwnersDemo();
});
afterAll(() => demo.close());

test('from a case to a file of it, which is printed, downloaded and checked', async () => {
  const { page } = demo.browser;
  await page.setViewportSize({ width: 390, height: 844 });
  await demo.open('/monitoring/attention');
  await page.getByRole('listitem').locator('button[aria-haspopup=dialog]').first().click();
  await page.getByRole('link', { name: 'Make an incident file' }).click();
  await page.waitForURL('**/incidents?from=**');
  await waitReady(page);
  await page.getByText('No incident files yet').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make file' }).click();
  const record = page.getByRole('region', { name: 'Record' });
  await record.waitFor();
  expect(await record.innerText()).toMatch(/Test\s+Hydration \d+ mOsm, (Moderately|Severely)/);
  await page.getByRole('region', { name: 'Heat' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const bytes = readFileSync(await (await saved).path());
  const hash = createHash('sha256').update(bytes).digest('hex');
  expect(await page.getByText(hash).innerText()).toBe(hash);
  const choose = page.locator('input[type=file]');
  const file = { name: 'incident.json', mimeType: 'application/json' };
  await choose.setInputFiles({ ...file, buffer: bytes });
  await page.getByText('It was not changed').first().waitFor();
  const changed = Buffer.from(bytes.toString().replace('mOsm', 'mosm'));
  await choose.setInputFiles({ ...file, buffer: changed });
  await page.getByText('It was changed, or is another file').first().waitFor();

  // A file that does not exist says so, also on a wide screen.
  await page.setViewportSize({ width: 1440, height: 900 });
  const own = new URL(page.url()).pathname;
  await demo.open(`${own.slice(0, own.lastIndexOf('/'))}/019b8b74-1800-7000-8000-000000000000`);
  await page.getByRole('link', { name: 'All incident files' }).click();
  await page.getByRole('link', { name: / to / }).first().waitFor();
  expect(demo.browser.pageErrors).toEqual([]);
});
