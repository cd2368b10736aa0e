import type { Page } from 'playwright-core';
import { asItOpens, heldBack, offline, opened, unread } from './stage.ts';
import type { ScreenState } from './stage.ts';

const roster = { path: '/people/roster', as: 'owner' } as const;
const leave = { path: '/people/leave', as: 'owner' } as const;
const sessions = { path: '/monitoring/sessions', as: 'owner' } as const;
const overview = { path: '/monitoring', as: 'manager' } as const;
const breaks = { path: '/monitoring/breaks', as: 'owner' } as const;
const sheet = { path: '/monitoring/morning-sheet', as: 'owner' } as const;
const supplies = { path: '/monitoring/supplies', as: 'owner' } as const;
const emergency = { path: '/monitoring#emergency', as: 'manager' } as const;

/** Rosters, leave, sessions, the overview, breaks, morning sheet and emergency in further states. */
export const shiftStates: readonly ScreenState[] = [
  { ...roster, name: 'loading', bring: heldBack('rosters.schedule') },
  { ...roster, name: 'error', bring: unread('rosters.schedule') },
  { ...roster, name: 'offline', bring: offline },
  { ...roster, name: 'of-worker', as: 'worker', bring: asItOpens },
  { ...roster, name: 'no-match', path: '/people/roster?search=zzzz', bring: asItOpens },
  { ...roster, name: 'list', path: '/people/roster?tab=rosters', bring: asItOpens },
  {
    ...roster,
    name: 'calendar',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: 'Calendar', exact: true }).click();
      await page.getByRole('dialog').getByText('My shifts').waitFor();
    }),
  },
  { ...roster, name: 'new', bring: opened(openRoster) },
  {
    ...roster,
    name: 'overlaps',
    bring: opened(async (page) => {
      await openRoster(page);
      await toPlan(page, 6);
      await page.getByRole('heading', { name: 'Overlapping shifts' }).waitFor();
    }),
  },
  {
    ...roster,
    name: 'refused',
    bring: opened(async (page) => {
      await openRoster(page);
      await toPlan(page, 1);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('End time').fill('06:00');
      await dialog.getByRole('button', { name: 'Submit' }).click();
      await dialog.getByText('Start and end time must differ.').waitFor();
    }),
  },
  { ...leave, name: 'error', bring: unread('rosters.leave') },
  { ...leave, name: 'offline', bring: offline },
  { ...leave, name: 'of-worker', as: 'worker', bring: asItOpens },
  {
    ...leave,
    name: 'new',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: 'New leave' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: /^(Add|Save|Create|Submit)/ }).click();
      await dialog.getByText('Select at least one worker').waitFor();
    }),
  },
  {
    ...leave,
    name: 'import',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: 'Import calendar' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Read calendar' }).waitFor();
    }),
  },
  {
    ...leave,
    name: 'import-events',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: 'Import calendar' }).click();
      await page.locator('input[type=file]').setInputFiles({
        ...{ name: 'leave.ics', mimeType: 'text/calendar', buffer: Buffer.from(calendarText()) },
      });
      await page.getByRole('dialog').getByRole('button', { name: 'Read calendar' }).click();
      await page.getByRole('dialog').getByText('Annual leave').first().waitFor();
    }),
  },
  { ...sessions, name: 'offline', bring: offline },
  { ...sessions, name: 'error', bring: unread('sessions.list') },
  { ...sessions, name: 'of-worker', as: 'worker', bring: asItOpens },
  { ...sessions, name: 'archived', path: '/monitoring/sessions?tab=archived', bring: asItOpens },
  {
    ...sessions,
    name: 'new',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: 'New session' }).click();
      const dialog = page.getByRole('dialog', { name: 'New session' });
      await dialog.getByRole('radio', { name: 'By tags, jobs and locations' }).check();
      await dialog.getByRole('button', { name: 'Start session' }).click();
      await dialog.getByText('Select at least one tag, job or location').waitFor();
    }),
  },
  { ...sessions, name: 'detail', bring: opened(openSession) },
  {
    ...sessions,
    name: 'run',
    bring: opened(async (page) => {
      await openRunThrough(page);
      await page.getByRole('button', { name: 'Save & next' }).waitFor();
    }),
  },
  {
    ...sessions,
    name: 'run-skip',
    bring: opened(async (page) => {
      await openRunThrough(page);
      await page.getByRole('button', { name: 'Skip', exact: true }).click();
      await page.getByRole('group', { name: /^Why is/ }).waitFor();
    }),
  },
  {
    ...sessions,
    name: 'unknown',
    path: `/monitoring/sessions/${'0'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)}`,
    bring: asItOpens,
  },
  { ...overview, name: 'offline', bring: offline },
  { ...overview, name: 'error', bring: unread('monitoring.crew_now') },
  {
    ...overview,
    name: 'person',
    bring: opened(async (page) => {
      const rows = page.getByRole('region', { name: 'Needs attention' }).getByRole('listitem');
      await rows.first().getByRole('button').first().click();
      await page.getByRole('dialog').waitFor();
    }),
  },
  { ...breaks, name: 'offline', bring: offline },
  { ...breaks, name: 'error', bring: unread('breaks.list') },
  {
    ...breaks,
    name: 'no-match',
    path: '/monitoring/breaks?from=2026-01-01&until=2026-01-02',
    bring: asItOpens,
  },
  {
    ...breaks,
    name: 'choose',
    bring: opened(async (page) => {
      await page
        .getByRole('button', { name: /^Choose people at/ })
        .first()
        .click();
      await page
        .getByRole('dialog')
        .getByText(/chosen$/)
        .waitFor();
    }),
  },
  {
    ...breaks,
    name: 'correct',
    bring: opened(async (page) => {
      await page
        .getByRole('button', { name: /^Correct the break/ })
        .first()
        .click();
      await page.getByRole('dialog').getByLabel('Start').fill('');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    }),
  },
  { ...sheet, name: 'error', bring: unread('morning_sheets.locations') },
  {
    ...sheet,
    name: 'far-day',
    path: '/monitoring/morning-sheet?date=2020-01-01',
    bring: asItOpens,
  },
  { ...supplies, name: 'loading', bring: heldBack('morning_sheets.supplies') },
  { ...supplies, name: 'error', bring: unread('morning_sheets.supplies') },
  { ...supplies, name: 'offline', bring: offline },
  { ...supplies, name: 'of-worker', as: 'worker', bring: asItOpens },
  {
    ...supplies,
    name: 'far-day',
    path: '/monitoring/supplies?date=2020-01-01',
    bring: asItOpens,
  },
  { ...emergency, name: 'open', bring: asItOpens },
  {
    ...emergency,
    name: 'running',
    bring: opened(async (page) => {
      const steps = page.getByRole('dialog').getByRole('button', { name: /^Start/ });
      await steps.first().click();
    }),
  },
];

async function openRoster(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Roster' }).first().click();
  await page.getByRole('table', { name: 'Workers' }).getByRole('checkbox').first().waitFor();
}

async function toPlan(page: Page, workers: number): Promise<void> {
  const boxes = page.getByRole('table', { name: 'Workers' }).getByRole('checkbox');
  for (let nth = 0; nth < workers; nth += 1) await boxes.nth(nth).check();
  await page.getByRole('button', { name: `Next (${String(workers)})` }).click();
  await page.getByLabel('End time').waitFor();
}

async function openSession(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page.getByRole('table', { name: 'People of the session' }).waitFor();
}

/** Opens the run-through of a session with people who are not tested yet. */
async function openRunThrough(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Run-through' }).first().click();
}

/** Leave of a week that begins in ten days, and a day after it. */
function calendarText(): string {
  const day = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  const event = (name: string, from: number, to: number) => [
    ...['BEGIN:VEVENT', `UID:${name}`, `SUMMARY:${name}`, `DTSTAMP:${day(0)}T000000Z`],
    ...[`DTSTART;VALUE=DATE:${day(from)}`, `DTEND;VALUE=DATE:${day(to)}`, 'END:VEVENT'],
  ];
  const events = [...event('Annual leave', 10, 17), ...event('Dentist', 20, 21)];
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//demo//EN', ...events, 'END:VCALENDAR'].join(
    '\r\n',
  );
}
