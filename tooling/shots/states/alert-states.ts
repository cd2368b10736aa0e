import type { Page } from 'playwright-core';
import { asItOpens, heldBack, offline, opened, unread } from './stage.ts';
import type { ScreenState, Stage } from './stage.ts';

const rules = { path: '/settings/alerts/rules', as: 'owner' } as const;
const added = { path: '/settings/alerts/new', as: 'owner' } as const;
const alerts = { path: '/monitoring/alerts', as: 'owner' } as const;
const risks = { path: '/monitoring/high-risk-measurements', as: 'owner' } as const;
const own = { path: '/settings/notifications', as: 'owner' } as const;

/** Alert rules, sent alerts, high-risk measurements and notifications in further states. */
export const alertStates: readonly ScreenState[] = [
  { ...rules, name: 'not-permitted', as: 'manager', bring: asItOpens },
  { ...rules, name: 'no-match', path: '/settings/alerts/rules?search=zzzz', bring: asItOpens },
  { ...rules, name: 'error', bring: unread('alerts.rules') },
  {
    ...rules,
    name: 'row-menu',
    bring: opened((page) =>
      page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click(),
    ),
  },
  {
    ...rules,
    name: 'unknown',
    path: `/settings/alerts/rules/${'0'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)}`,
    bring: asItOpens,
  },
  { ...added, name: 'reminder', bring: trigger('Scheduled reminder') },
  { ...added, name: 'condition', bring: trigger('Condition') },
  { ...added, name: 'status', bring: trigger('Dehydration status') },
  { ...added, name: 'percentage', bring: trigger('Group percentage') },
  {
    ...added,
    name: 'scope-missing',
    bring: opened(async (page) => {
      await toScope(page);
      await page.getByRole('button', { name: 'Save & Enable' }).click();
      await page.getByText('Please select at least one job.').waitFor();
    }),
  },
  { ...added, name: 'rehearsal-running', bring: rehearsing },
  {
    ...added,
    name: 'rehearsed',
    bring: opened(async (page) => {
      await page.getByRole('radio', { name: 'Dehydration status' }).check();
      await next(page);
      await next(page);
      await everywhere(page);
      await page.getByRole('button', { name: 'Rehearse rule' }).click();
      await page.getByText(/alerts? in \d+ days|no tests and no weather/).waitFor();
    }),
  },
  { ...alerts, name: 'loading', bring: heldBack('alerts.logs') },
  { ...alerts, name: 'error', bring: unread('alerts.logs') },
  { ...alerts, name: 'offline', bring: offline },
  { ...alerts, name: 'of-worker', as: 'worker', bring: asItOpens },
  { ...alerts, name: 'no-match', path: '/monitoring/alerts?search=zzzz', bring: asItOpens },
  { ...alerts, name: 'users', path: '/monitoring/alerts?tab=users', bring: asItOpens },
  { ...alerts, name: 'recipients', bring: opened(openFirst) },
  {
    ...alerts,
    name: 'chosen',
    path: '/monitoring/alerts?tab=users',
    bring: opened((page) => page.locator('tbody').getByRole('checkbox').first().check()),
  },
  {
    ...alerts,
    name: 'by-hand',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: 'Alert supervisors' }).click();
      const dialog = page.getByRole('dialog', { name: 'Alert supervisors' });
      await dialog.getByRole('combobox').fill('Day');
      await page.getByRole('listbox').getByRole('option').first().click();
      await dialog.getByRole('list', { name: 'Recipients' }).waitFor();
    }),
  },
  {
    ...alerts,
    name: 'bell',
    bring: opened(async (page) => {
      await page
        .getByRole('button', { name: /^Notifications/ })
        .filter({ visible: true })
        .click();
      await page.getByRole('region', { name: 'Alerts to you' }).waitFor();
    }),
  },
  { ...risks, name: 'offline', bring: offline },
  { ...risks, name: 'of-worker', as: 'worker', bring: asItOpens },
  {
    ...risks,
    name: 'case',
    bring: opened(async (page) => {
      await page
        .getByRole('button', { name: /show the measurement/ })
        .first()
        .click();
      await page.getByRole('list', { name: 'Time line' }).waitFor();
    }),
  },
  { ...own, name: 'of-worker', as: 'worker', bring: asItOpens },
  {
    ...own,
    name: 'all-on',
    bring: opened(async (page) => {
      await page.getByLabel('Send one email a day').check();
      await page.getByLabel('Mute notifications during these hours').check();
      const quiet = page.getByRole('region', { name: 'Quiet hours' });
      await quiet.getByLabel('From', { exact: true }).fill('06:00');
      await quiet.getByRole('button', { name: 'Save' }).click();
      await quiet.getByText('The end must differ from the start').waitFor();
    }),
  },
];

function trigger(type: string): ScreenState['bring'] {
  return opened(async (page) => {
    await page.getByRole('radio', { name: type }).check();
    await next(page);
  });
}

async function rehearsing({ open, page }: Stage): Promise<void> {
  await open();
  await page.route('**/v3/alert/rule/rehearse', () => undefined);
  await toScope(page);
  await everywhere(page);
  await page.getByRole('button', { name: 'Rehearse rule' }).click();
  await page.getByRole('button', { name: 'Cancel' }).waitFor();
}

/** The last step of a new condition. */
async function toScope(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Condition' }).check();
  await next(page);
  await next(page);
}

async function everywhere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'All jobs' }).click();
  await page.getByRole('button', { name: 'All locations' }).click();
}

async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
}

async function openFirst(page: Page): Promise<void> {
  await page.locator('tbody').getByRole('button', { expanded: false }).first().click();
  await page
    .getByRole('list', { name: /^Recipients of/ })
    .first()
    .waitFor();
}
