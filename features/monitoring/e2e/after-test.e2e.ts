import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from '#packages/testing/browser';
import { hasFocus, openOwnersDemo } from '#packages/testing/stories';
import type { OwnersDemo } from '#packages/testing/stories';

let demo: OwnersDemo;
let person: { user_id: string; name: string };
beforeAll(async () => {
  demo = await openOwnersDemo();
  [person] = (await rowsOf(
    `select u.user_id, u.name_first || ' ' || u.name_last as name from users as u
     join user_tags as w using (org_id, user_id) join tags as t using (org_id, tag_id)
     where t.name = 'Day crew' and u.active and not u.is_hidden and u.metadata ? 'mobile'
     order by u.user_id limit 1`,
  )) as [typeof person];
});
afterAll(() => demo.close());

test('a doubtful value is asked about once and stored as checked, and a severe one leads on to what the person needs', async () => {
  const { page } = demo.browser;
  const { user_id, name } = person;
  await demo.open(`/people/${user_id}`);
  const dialog = page.getByRole('dialog', { name: `Add measurement for ${name}` });
  const form = dialog.getByRole('form', { name: 'Add measurement' });
  const send = () => form.getByRole('button', { name: 'Add measurement' }).click();
  await page.getByRole('button', { name: 'Add measurement' }).first().click();
  await form.getByRole('button', { name: '15+ min ago' }).click();
  await form.getByLabel('Value').fill('8');
  await send();
  const question = form.getByRole('alertdialog', { name: '8 mOsm is below 30. Save anyway?' });
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  expect(await hasFocus(form.getByLabel('Value'))).toBe(true);
  await form.getByLabel('Value').fill('188');
  await send();
  await form.getByRole('button', { name: 'Save anyway' }).click();

  // The form goes on: water, rest, the time of the re-test, the supervisor.
  const steps = dialog.getByRole('list', { name: 'Next steps' });
  await steps.getByRole('timer').waitFor();
  expect(await hasFocus(dialog.getByRole('heading', { name: `What ${name} needs now` }))).toBe(
    true,
  );
  expect(await steps.getByRole('timer').innerText()).toMatch(/^(?:29|30):\d\d left$/);
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await steps.getByRole('button', { name: 'Start rest' }).click();
  await steps.getByText(/^Resting since \d/).waitFor();
  await steps.getByRole('button', { name: `I’ll take it: ${name}` }).click();
  await steps.getByText('You have it').waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(
    await rowsOf(
      `select m.value, m.metadata->'checked' as checked from measurements as m
       where user_id = '${user_id}' order by m.created_time desc limit 1`,
    ),
  ).toEqual([{ value: 188, checked: true }]);

  // The list has the same time and the same holder.
  await demo.open('/monitoring/attention');
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });
  await row.getByText(/Re-test due in \d+\smin/).waitFor();
  await row.getByText('You have it').waitFor();

  // A good value ends with the form.
  await demo.open(`/people/${user_id}`);
  await page.getByRole('button', { name: 'Add measurement' }).first().click();
  await form.getByRole('button', { name: '15+ min ago' }).click();
  await form.getByLabel('Value').fill('61');
  await send();
  const anyway = form.getByRole('button', { name: 'Save anyway' });
  await Promise.race([anyway.waitFor(), dialog.waitFor({ state: 'hidden' })]);
  if (await anyway.isVisible()) await anyway.click();
  await dialog.waitFor({ state: 'hidden' });
  expect(demo.browser.pageErrors).toEqual([]);
});

async function rowsOf(query: string): Promise<object[]> {
  const sql = new pg.Client({ connectionString: demo.product.databaseUrl });
  await sql.connect();
  try {
    return (await sql.query<object>(query)).rows;
  } finally {
    await sql.end();
  }
}
