import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, goTo, launchBrowser } from '#packages/testing/browser';
import { openOwnersDemo, demoPassword, enterCredentials, signIn } from '#packages/testing/stories';
import type { OwnersDemo } from '#packages/testing/stories';
import { PeoplePage, PersonFormPage } from './index.ts';

let demo: OwnersDemo;
beforeAll(async () => {
  demo = await openOwnersDemo();
});
afterAll(() => demo.close());

const open = (path: string) => demo.open(path);

test('[USER-02, USER-03] a person is added with picture, tags, address and account; they sign in, and are changed', async () => {
  const { page } = demo.browser;
  await open('/people');
  await page.getByRole('link', { name: 'New person' }).click();
  const form = new PersonFormPage(page);
  await form.fill({ Email: 'new.person@demo.example' });
  await form.save();
  await form.waitForProblem('Either First Name or Last Name is required');
  await form.waitForProblem('Password is required if email is provided.');
  expect(await axeViolations(page)).toEqual([]);
  await form.choosePicture('crew.jpg', 'image/jpeg', Buffer.from('no picture'));
  await form.waitForProblem('Invalid image');
  await form.choosePicture('screen.png', 'image/png', await page.screenshot());
  await form.form().getByRole('button', { name: 'Remove picture' }).waitFor();
  await form.fill({ 'First name': 'Aroha', 'Last name': 'Paki', Password: 'rain over iron' });
  await form.pickTags('Day crew', 'Contractors');
  await form.addAddress({ Street: '1 Pit Road', City: 'Newman' });
  await form.addField('Shift', 'Nights');
  // A person has this email: no input is lost.
  await form.fill({ Email: 'worker@demo.example' });
  await form.save();
  await form.waitForProblem('A user with this email address already exists');
  expect(await form.form().getByLabel('Street').inputValue()).toBe('1 Pit Road');
  await form.fill({ Email: 'aroha.paki@demo.example' });
  await form.save();
  await page.getByRole('heading', { level: 1, name: 'Aroha Paki' }).waitFor();
  await page.getByText('1 Pit Road, Newman').waitFor();
  await page.getByText('Nights').waitFor();
  for (const tag of ['Day crew', 'Contractors']) {
    await page.getByRole('main').getByText(tag, { exact: true }).first().waitFor();
  }
  await page.locator('header img[src^="data:image/jpeg"]').waitFor();

  const own = await launchBrowser();
  await own.page.goto(`${demo.product.origin}/login`);
  await enterCredentials(own.page, 'aroha.paki@demo.example', 'rain over iron');
  await own.page.getByLabel('New password', { exact: true }).fill('dust under copper');
  await own.page.getByLabel('Confirm password', { exact: true }).fill('dust under copper');
  await own.page.getByRole('button', { name: 'Set password' }).click();
  await own.page.waitForURL('**/dashboard**');
  const chip = own.page.getByRole('button', { name: 'Menu for Aroha Paki' });
  await chip.locator('img[src^="data:image/jpeg"]').waitFor();
  await own.close();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await form.fill({ 'Last name': 'Paki-Reid' });
  await page.getByRole('link', { name: 'People', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await form.save();
  await page.getByRole('heading', { level: 1, name: 'Aroha Paki-Reid' }).waitFor();
  expect(demo.browser.pageErrors).toEqual([]);
});

test.each([
  ['on a phone', { width: 390, height: 844 }],
  ['on a desk', { width: 1440, height: 900 }],
])('%s the error does not cover the buttons to try again', async (_where, size) => {
  const { page } = demo.browser;
  await page.setViewportSize(size);
  await open('/people/new');
  const form = new PersonFormPage(page);
  const name = `Ngaire${String(size.width)}`;
  await form.fill({ 'First name': name });
  const isPerson = (url: URL) => url.pathname === '/v2/user';
  await page.route(isPerson, (route) =>
    route.fulfill({ status: 503, json: { status: false, success: false, data: null } }),
  );
  await form.save();
  const toast = page.getByRole('alert').filter({ hasText: 'Failed to update user.' });
  // It stays while it is hovered.
  await toast.hover();
  await expect
    .poll(async () => {
      const bottom = async (box: Promise<{ y: number; height: number } | null>) => {
        const { y = 0, height = 0 } = (await box) ?? {};
        return y + height;
      };
      const save = form.form().getByRole('button', { name: 'Add person' });
      const top = (await save.boundingBox())?.y ?? 0;
      return top - (await bottom(toast.boundingBox()));
    })
    .toBeGreaterThanOrEqual(0);
  await page.unroute(isPerson);
  await form.save();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(demo.browser.pageErrors).toEqual([]);
});

test("an editor who may not view a person's tests sees why account and merge are disabled", async () => {
  const call = async (method: string, path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const init = { method, headers, body: JSON.stringify(body) };
    const answer = await fetch(`${demo.product.origin}${path}`, init);
    return ((await answer.json()) as { data: Record<string, unknown> }).data;
  };
  const logIn = (email: string) =>
    call('POST', '/v3/auth/login', { email, password: demoPassword });
  const [owner, worker] = [await logIn('owner@demo.example'), await logIn('worker@demo.example')];
  const core = await call('POST', '/v3/sync/core', {}, String(owner['token']));
  const tags = core['tags'] as { tag_id: string; name: string }[];
  const tag_id = tags.find(({ name }) => name === 'Day crew')?.tag_id;
  const access = 'view_user,edit_user,delete_user';
  const given = { user_id: worker['user_id'], permissions: [{ access, tag_id }] };
  await call('PATCH', '/v2/user/', given, String(owner['token']));

  const editor = await launchBrowser();
  const { page } = editor;
  await signIn(page, demo.product.origin, 'worker@demo.example', { path: null });
  await goTo(page, demo.product.origin, '/people');
  const people = new PeoplePage(page);
  // The worker is one of the first two.
  const [source = '', target = ''] = (await people.names()).slice(2);
  await people.tick(source, target);
  const merge = page
    .getByRole('group', { name: 'Selection' })
    .getByRole('button', { name: 'Merge' });
  await expect
    .poll(() => merge.getAttribute('aria-description'))
    .toBe('You need permission to view, edit and delete the tests of the person who is removed');
  await page.getByRole('link', { name: source, exact: true }).click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const form = new PersonFormPage(page);
  await form.form().getByText('Only people who can view this person’s tests').waitFor();
  await expect.poll(() => form.form().getByLabel('Email').isDisabled()).toBe(true);
  expect(await form.form().getByLabel('Password', { exact: true }).count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await goTo(page, demo.product.origin, '/people/new');
  await form
    .form()
    .getByText('You can add an email address and password only for people whose tests')
    .waitFor();
  expect(editor.pageErrors).toEqual([]);
  await editor.close();
});
