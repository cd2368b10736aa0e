import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, until, waitReady } from '#packages/testing/browser';
import { openOfflineStory } from '#packages/testing/stories';
import type { OfflineStory } from '#packages/testing/stories';
import { PersonPage } from '../features/people/e2e/index.ts';

let story: OfflineStory;
let person: PersonPage;
let path = '';

beforeAll(async () => {
  story = await openOfflineStory('manager@demo.example', false);
  await story.goTo('/people');
  const { page } = story.browser;
  await page.getByRole('table').getByRole('link').first().click();
  await new PersonPage(page).openHydration();
  path = page.url().slice(story.product.origin.length);
});
afterAll(() => story.close());

test('a test added offline survives a reload and a killed browser, and is stored once', async () => {
  await story.goOffline();
  await openAgain();
  await person.addTest({ value: '7070', notes: 'by the gate' });
  await person.page.getByText('Test saved on this device.').first().waitFor();
  await person.unsentRow('7070', 'waiting').waitFor();

  await person.page.reload();
  await waitReady(person.page);
  await person.unsentRow('7070', 'waiting').waitFor();

  await story.browser.kill9();
  await openAgain();
  await person.unsentRow('7070', 'waiting').waitFor();
  expect(await storedValues()).toEqual([]);

  await story.comeOnline();
  await until('test on the server', async () => (await storedValues()).length > 0);
  await until('test shown as sent', async () => {
    const row = person.row('7070');
    return (await row.count()) === 1 && (await row.locator('[data-unsent]').count()) === 0;
  });
  await person.row('7070').getByText('by the gate').waitFor();
  expect(await storedValues()).toEqual([7070]);
  // It was confirmed, and its mark was stored.
  expect(await storedValues(`and metadata->'checked' = 'true'`)).toEqual([7070]);
});

test('unsent writes can be changed and dropped, and a sign-out warns about them', async () => {
  await story.product.kill9();
  const { page } = person;
  await person.addTest({ value: '7171' });
  await person.unsentRow('7171', 'waiting').waitFor();
  await person.addTest({ value: '7272' });
  await person.unsentRow('7272', 'waiting').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await person.changeUnsent('7171', '7373');
  await person.unsentRow('7373', 'waiting').waitFor();
  await person.dropUnsent('7272');
  await page.getByRole('button', { name: 'Undo' }).click();
  await person.unsentRow('7272', 'waiting').waitFor();
  await person.dropUnsent('7272');

  await page.goto(`${story.product.origin}/logout`);
  await page.getByRole('heading', { name: 'Some changes have not been sent' }).waitFor();
  await page.getByText('1 change has not reached the server').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Stay signed in' }).click();
  await page.getByTestId('filter-line').getByText('1 not sent yet').waitFor();

  await story.goTo(path);
  await story.comeOnline();
  await until('change on the server', async () => (await storedValues()).length > 1);
  await until('empty queue', async () => (await person.row('7373').count()) === 1);
  expect(await storedValues()).toEqual([7070, 7373]);
});

test('offline the newer of two tests is kept: the older one is sent as invalid', async () => {
  await story.product.kill9();
  await person.addTest({ value: '7575' });
  await person.unsentRow('7575', 'waiting').waitFor();
  await person.addTest({ value: '7676', keepsNewer: true });
  await person.unsentRow('7676', 'waiting').waitFor();
  await person.row('7575').getByText('Invalid').waitFor();
  await story.comeOnline();
  await until('both on the server', async () => (await storedValues()).length === 4);
  expect(await storedValues('and not valid')).toEqual([7575]);
  await until('empty queue', async () => {
    const rows = [person.row('7575'), person.row('7676')];
    const counts = rows.map((row) => row.locator('[data-unsent]').count());
    return (await Promise.all(counts)).every((count) => count === 0);
  });
});

test('a confirmed sign-out deletes unsent writes', async () => {
  await story.product.kill9();
  const { page } = person;
  await person.addTest({ value: '7474' });
  await person.unsentRow('7474', 'waiting').waitFor();
  await page.goto(`${story.product.origin}/logout`);
  await page.getByRole('button', { name: 'Sign out and delete' }).click();
  await page.getByRole('heading', { name: 'You have been signed out.' }).waitFor();
  const left = await page.evaluate(async () =>
    (await indexedDB.databases()).flatMap(({ name = '' }) =>
      name.startsWith('watershade') ? [name] : [],
    ),
  );
  expect(left).toEqual([]);
  await story.comeOnline();
  expect(await storedValues()).toEqual([7070, 7373, 7575, 7676]);
});

/** Opens the profile again at the person's tests. */
async function openAgain(): Promise<void> {
  await story.reopen(path);
  person = new PersonPage(story.browser.page);
}

/** The values of this journey in the database. */
async function storedValues(where = ''): Promise<number[]> {
  const rows = await story.rowsOf<{ value: number }>(
    `select value from measurements where value between 7000 and 7999 ${where} order by value`,
  );
  return rows.map(({ value }) => value);
}
