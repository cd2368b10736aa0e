// The dashboard with 200 000 and 1 000 000 tests: the data of each card, a change of the filter
// from the click to the frame that shows the last card, and the calendar, shown and scrolled.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { waitReady } from '#packages/testing/browser';
import { signIn } from '#packages/testing/stories';
import { startDataset } from '../tooling/shots/datasets.ts';
import { calendarTrial } from './dashboard/calendar-trial.ts';
import { fillTests } from './dashboard/fill-tests.ts';
import { dashboardLimits, memoryLine } from './dashboard/limits.ts';
import type { DashboardFigures } from './dashboard/limits.ts';
import { watchPage } from './dashboard/page-scripts.ts';
import { machine } from './machine.ts';
import { median } from './measure.ts';
import { percentile } from './percentile.ts';
import { isMet, targetTable } from './targets.ts';
import { launchWatched } from './sync/browser-processes.ts';
import { writeSection } from './write-section.ts';
import { failUnless, sizeOf } from './smoke.ts';

const sizes = process.argv.includes('--small') ? [200_000] : sizeOf([200_000, 1_000_000], [2000]);
const cards = ['status', 'history', 'distribution', 'daily', 'tags', 'recent'];
/** Milliseconds of rest before memory is measured, as browsers free memory when idle. */
const rest = sizeOf(30_000, 0);
/** Counted interactions, after a warm-up for the compiler. */
const [warmUp, counted] = sizeOf([10, 100], [0, 2]);

const wholeFilter = {
  ...{ last_x_days: 7, start_time: '00:00', end_time: '23:59', limit_to_hours: false },
  ...{ tag_ids: [], job_ids: [], location_ids: [] },
  ...{ search: '', user_ids: [], showHidden: false },
};

const parts = [machine()];
for (const size of sizes) {
  const figures = await measureAt(size);
  const targets = dashboardLimits(size, figures);
  failUnless(targets.every(isMet));
  parts.push(targetTable(targets), memoryLine(figures));
}
console.log(parts.join('\n\n'));
if (process.argv.includes('--write')) writeSection('dashboard', parts.join('\n\n'));

async function measureAt(size: number): Promise<DashboardFigures> {
  const set = await startDataset('crowd', (url) => fillTests(url, size));
  const profile = mkdtempSync(join(tmpdir(), 'watershade-bench-'));
  const browser = await launchWatched(profile);
  try {
    const { page } = browser;
    await page.addInitScript({ content: watchPage });
    await signIn(page, set.origin, set.emails.manager);
    await page.goto(`${set.origin}/dashboard`);
    await waitReady(page);
    const reads = new Map<string, number>();
    for (const card of cards) reads.set(card, await readOf(page, card));
    const changes = await changeFilter(page);
    const busy = await browser.rendererMemory();
    await page.waitForTimeout(rest);
    const memory = { busy, rested: await browser.rendererMemory() };
    const calendar = await calendarTrial(page, set.origin);
    return { reads, changes: percentile(changes, 95), calendar, memory };
  } finally {
    await browser.close();
    await set.stop();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Median milliseconds of a card's read, each with another window. */
async function readOf(page: Page, card: string): Promise<number> {
  const took: number[] = [];
  for (let turn = 0; turn < 30; turn += 1) {
    const query = {
      zone: 'Australia/Perth',
      always: false,
      // A new window each time, so that nothing is cached.
      filter: { ...wholeFilter, date_filter: 'last_x_hours', last_x_hours: 24 * 30 - turn },
    };
    const asked = `seen.ask('dashboard.${card}', ${JSON.stringify(query)})`;
    took.push((await page.evaluate<{ took: number }>(asked)).took);
  }
  return median(took.slice(5));
}

/**
 * Changes the window repeatedly; returns the milliseconds from each click on Apply to the last
 * frame.
 */
async function changeFilter(page: Page): Promise<number[]> {
  const took: number[] = [];
  const windows = [14, 30, 7, 1];
  for (let turn = -warmUp; turn < counted; turn += 1) {
    const days = windows[(turn + warmUp) % windows.length] ?? 7;
    await page.getByRole('button', { name: 'View', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /View/ });
    await dialog.getByRole('radio', { name: 'Last days' }).check();
    await dialog
      .getByRole('radiogroup', { name: 'Days' })
      .getByText(String(days), { exact: true })
      .click();
    const before = await page.getByTestId('filter-line').innerText();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    const milliseconds = await page.evaluate<number>('seen.took()');
    const line = await page.getByTestId('filter-line').innerText();
    const words = days === 1 ? 'Today' : `Last ${String(days)} days`;
    if (line === before || !line.includes(words)) throw new Error(`${words} shows ${line}.`);
    if (turn >= 0) took.push(milliseconds);
  }
  return took;
}
