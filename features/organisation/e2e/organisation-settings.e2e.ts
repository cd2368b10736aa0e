import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  axeViolations,
  goTo,
  launchBrowser,
  pickOption,
  startProduct,
  waitReady,
} from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { signIn, SyncPanelPage } from '#packages/testing/stories';

let product: Product;
let browser: OpenBrowser;
beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  browser = await launchBrowser();
  await signIn(browser.page, product.origin, 'owner@demo.example', { path: null });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** Maximum time of a slow change. */
const eventually = { timeout: 60_000 };

const open = async (path: string, { page } = browser) => {
  await goTo(page, product.origin, path);
  return page;
};
const section = (name: string) => browser.page.getByRole('form', { name, exact: true });
const save = async (name: string) => {
  await section(name).getByRole('button', { name: 'Save' }).click();
  await browser.page.getByText('Settings updated.').first().waitFor();
  await section(name).getByRole('button', { name: 'Discard' }).waitFor({ state: 'detached' });
};

test('[ORG-09] a section is saved separately, and its toast undoes it', async () => {
  const page = await open('/settings/org');
  const name = section('Identity').getByLabel('Organisation name');
  const threshold = section('Heat exposure').getByLabel('Heat index threshold');
  await threshold.fill('33.5');
  await name.fill('Ironbark Two');
  await save('Identity');
  await page.getByText('Ironbark Two').first().waitFor();
  // Unsaved input of another section is still there after the sync that followed.
  await expect.poll(() => threshold.inputValue()).toBe('33.5');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByText('Ironbark Resources').first().waitFor();
  await threshold.fill('12');
  await section('Heat exposure').getByRole('button', { name: 'Save' }).click();
  await page.getByText('The threshold must be between 20 and 60 °C').waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test('a threshold is typed and shown in the unit of the organisation', async () => {
  const page = await open('/settings/org');
  const threshold = section('Heat exposure').getByLabel('Heat index threshold');
  await threshold.fill('40');
  await save('Heat exposure');
  await section('Units').getByLabel('Imperial').check();
  await save('Units');
  await expect.poll(() => threshold.inputValue(), eventually).toBe('104');
  await section('Units').getByLabel('Metric').check();
  await save('Units');
  await expect.poll(() => threshold.inputValue(), eventually).toBe('40');
  await section('Heat exposure').getByRole('button', { name: 'Clear' }).click();
  await save('Heat exposure');
  await page.reload();
  await waitReady(page);
  await expect.poll(() => threshold.inputValue()).toBe('');
});

test('a time zone is found by name and offset', async () => {
  const page = await open('/settings/org');
  const picker = section('Time zone').getByRole('combobox', {
    name: 'Time zone',
  });
  await picker.click();
  await pickOption(picker, '(GMT+10:00) Australia/Brisbane', { typed: 'brisbane' });
  await save('Time zone');
  await picker.click();
  await picker.fill('nowhere at all');
  await page.getByText('No results found').waitFor();
});

/** A plain PNG of a size, as any program would write it. */
function pictureOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (1 + width * 3));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    ...[chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))],
  ]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

test('a logo is scaled to 32 pixels high or 120 wide, shown, and removed', async () => {
  const page = await open('/settings/org');
  const file = page.getByLabel('Logo file');
  const logo = page.getByRole('img', { name: 'Logo', exact: true });
  const choose = (buffer: Buffer) =>
    file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  const size = () =>
    logo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await choose(pictureOf(640, 640));
  await logo.waitFor();
  await expect.poll(size, eventually).toEqual([32, 32]);
  await choose(pictureOf(900, 90));
  await expect.poll(size, eventually).toEqual([120, 12]);
  await choose(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await page.getByText('This file is not a readable picture').waitFor();
  await page.getByRole('button', { name: 'Remove logo' }).click();
  await logo.waitFor({ state: 'detached' });
});

test('a preview feature that is off is hidden from managers, and admins see where to switch it on', async () => {
  const page = await open('/settings/org');
  const previews = section('Preview features');
  const box = (name: RegExp) => previews.getByRole('checkbox', { name });
  const master = previews.getByRole('switch', {
    name: 'Show preview features',
  });
  await master.check();
  await box(/Alerts/).check();
  await box(/Roster/).check();
  await box(/Heat stress/).uncheck();
  await page.getByText('Rules need jobs and locations: turn on Heat stress too.').waitFor();
  await save('Preview features');
  await open('/heatmap');
  await page.getByRole('heading', { level: 2, name: 'Heat stress' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const manager = await launchBrowser();
  await signIn(manager.page, product.origin, 'manager@demo.example', { path: null });
  await open('/heatmap', manager);
  await manager.page.getByText('You have no permission to view this content').waitFor();
  await open('/people/roster', manager);
  await manager.page.getByRole('heading', { level: 1, name: 'Roster' }).waitFor();
  await open('/settings/org', manager);
  await manager.page.getByRole('heading', { name: 'Not Permitted' }).waitFor();
  await manager.close();

  await page.getByRole('link', { name: 'Show Preview Feature' }).click();
  await page.waitForURL('**/settings/org**');
  await box(/Heat stress/).check();
  await master.uncheck();
  await expect.poll(() => box(/Heat stress/).isDisabled()).toBe(true);
  await save('Preview features');
  await master.check();
  await save('Preview features');
  await open('/heatmap');
  await page.getByRole('heading', { level: 1, name: 'Heat map' }).waitFor();
});

test('offline nothing can be saved, and the input is kept', async () => {
  const other = await browser.context.newPage();
  await goTo(other, product.origin, '/settings');
  await open('/settings/org');
  const name = section('Identity').getByLabel('Organisation name');
  await name.fill('Typed offline');
  const { port, databaseUrl } = product;
  await product.kill9();
  await syncNow('The server could not be reached');
  const needed = section('Identity').getByText('Connect to save.');
  await needed.waitFor(eventually);
  await expect
    .poll(() => section('Identity').getByRole('button', { name: 'Save' }).isDisabled())
    .toBe(true);
  const password = other.getByRole('region', { name: 'Password' });
  await password.getByText('Connect to save.').waitFor(eventually);
  await expect
    .poll(() => password.getByRole('button', { name: 'Change password' }).isDisabled())
    .toBe(true);
  await other.close();
  const again = databaseUrl === undefined ? {} : { databaseUrl };
  product = await startProduct({ port, ...again, env: { DEMO: '1' } });
  await syncNow('Up to date');
  await needed.waitFor({ ...eventually, state: 'detached' });
  await expect.poll(() => name.inputValue()).toBe('Typed offline');
  await section('Identity').getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => name.inputValue()).toBe('Ironbark Resources');
}, 400_000);

/** Instead of waiting for the next poll. */
async function syncNow(text: string): Promise<void> {
  const panel = new SyncPanelPage(browser.page);
  await panel.openByKeyboard();
  await panel.syncNow();
  await panel.waitFor(text);
  await panel.close();
}

test('the audit log shows who did what, keeps its filter in the address, and can be saved as a file', async () => {
  const page = await open('/settings/reports');
  await page.getByRole('link', { name: 'Audit log' }).click();
  const log = page.getByRole('table', { name: 'Audit log' });
  await log.getByText('_show_preview_features: true').first().waitFor();
  await log
    .getByText(/Show preview features: \w+ → yes/)
    .first()
    .waitFor();
  await page.getByRole('combobox', { name: 'Object' }).click();
  await page.getByRole('option', { name: 'Person' }).click();
  await page.waitForURL('**entity=user**');
  await log.getByText('Signed in').first().waitFor();
  await log.getByText('_show_preview_features: true').first().waitFor({ state: 'detached' });
  await page.reload();
  await waitReady(page);
  await log.getByText('Signed in').first().waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download', eventually),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const [head, ...lines] = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(head).toBe('Time,Who,Action,Object,Person,Changes,Summary');
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !line.includes(',Person,'))).toEqual([]);
  expect(lines.join('\n')).toContain('Helen Marchetti,Signed in,Person,');
  await page.getByRole('button', { name: 'Reset' }).click();
  await log.getByText('_show_preview_features: true').first().waitFor();
});

test('[SET-01] /settings has the profile, the password, two-factor sign-in, the sign-ins, consent and this device', async () => {
  const page = await open('/settings');
  const parts = page.getByRole('main').getByRole('heading', { level: 2 });
  // Some of them require a request to the server first.
  await expect
    .poll(() => parts.allInnerTexts(), eventually)
    .toEqual([
      ...['Profile', 'Password', 'Two-factor sign-in', 'Sign-ins', 'Who opened your data'],
      ...['Consent', 'This device'],
    ]);
});

test('a person changes their name, also on their page and in their menu', async () => {
  const page = await open('/settings');
  const profile = section('Profile');
  const [first, last] = [profile.getByLabel('First name'), profile.getByLabel('Last name')];
  const save = profile.getByRole('button', { name: 'Save' });
  await expect.poll(() => save.isDisabled()).toBe(true);
  await first.fill('');
  await last.fill(' ');
  await save.click();
  await profile.getByText('Either First Name or Last Name is required').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await first.fill('Helena');
  await last.fill('Marchetti-Reid');
  await save.click();
  await page.getByText('Profile saved.').first().waitFor(eventually);
  await profile.getByRole('button', { name: 'Discard' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Menu for Helena Marchetti-Reid' }).waitFor(eventually);
  await profile.getByRole('link', { name: 'My page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Helena Marchetti-Reid' }).waitFor();
});
