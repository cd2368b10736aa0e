// Rosters of 5000 people: the search for overlaps over 26 weeks in the offline copy, and the
// schedule of a week, scrolled from its first row to its last.
import { launchBrowser, waitReady } from '#packages/testing/browser';
import { signIn } from '#packages/testing/stories';
import { startDataset } from '../tooling/shots/datasets.ts';
import { watchPage } from './dashboard/page-scripts.ts';
import { machine } from './machine.ts';
import { percentile } from './percentile.ts';
import { fillRosters } from './roster/fill-rosters.ts';
import { scrollSchedule, watchTasks } from './roster/page-scripts.ts';
import { failUnless, sizeOf } from './smoke.ts';
import { isMet, targetTable } from './targets.ts';
import { writeSection } from './write-section.ts';

/** Counted searches, after a warm-up for the compiler. */
const [warmUp, counted] = sizeOf([5, 40], [0, 2]);
const hour = 3_600_000;

interface Conflicts {
  overlaps: { user_id: string }[];
}

const set = await startDataset('crowd', fillRosters);
const browser = await launchBrowser({ serviceWorkers: 'allow' });
try {
  const { page } = browser;
  await page.addInitScript({ content: watchPage });
  await page.addInitScript({ content: watchTasks });
  await signIn(page, set.origin, set.emails.manager);
  await page.goto(`${set.origin}/people/roster`);
  await waitReady(page);
  const schedule = page.getByRole('table', { name: 'Schedule' });
  await schedule.getByRole('rowheader').first().waitFor();
  const people = Number(await schedule.getAttribute('aria-rowcount')) - 1;

  const took: number[] = [];
  let overlaps = 0;
  for (let turn = -warmUp; turn < counted; turn += 1) {
    const { milliseconds, found } = await searchOverlaps(turn + warmUp);
    if (turn < 0) continue;
    took.push(milliseconds);
    overlaps = found;
  }
  const { longest, bare, frames } = await page.evaluate<{
    longest: number;
    bare: number;
    frames: number;
  }>(scrollSchedule(sizeOf(320, 16_000)));

  const targets = [
    { what: 'overlaps within 26 weeks, p95', figure: percentile(took, 95), limit: 300, unit: 'ms' },
    { what: 'longest task while the schedule scrolls', figure: longest, limit: 50, unit: 'ms' },
    { what: 'frames without a row while it scrolls', figure: bare, limit: 0, unit: '' },
  ];
  const title = `**${String(people)} people in the schedule, ${String(took.length)} searches with ${String(overlaps)} overlaps, ${String(frames)} frames scrolled**`;
  const text = [machine(), title, targetTable(targets)].join('\n\n');
  console.log(text);
  if (process.argv.includes('--write')) writeSection('roster', text);
  failUnless(targets.every(isMet));

  /** Searches as the dialog does, for a roster of everybody whose hours differ in each turn. */
  async function searchOverlaps(turn: number): Promise<{ milliseconds: number; found: number }> {
    const start = Date.parse('2026-01-06T06:00:00+08:00') + turn * hour;
    const asked = `(async () => {
      const now = Date.now();
      const week = { from: now - ${String(96 * hour)}, to: now + ${String(96 * hour)} };
      const { value } = await seen.ask('rosters.schedule', week);
      const user_ids = value.workers.map(({ user_id }) => user_id);
      const roster = {
        roster_id: '00000000-0000-7000-8000-000000000000', user_ids,
        shift_start_time: ${JSON.stringify(new Date(start).toISOString())},
        shift_end_time: ${JSON.stringify(new Date(start + 10 * hour).toISOString())},
        timezone: 'Australia/Perth', frequency: 4, interval: 1,
        days_of_week: [0, 1, 2, 3, 4, 5, 6], active: true,
      };
      const { took, value: found } = await seen.ask('rosters.conflicts', { roster });
      return { took, found, asked: user_ids.length };
    })()`;
    const answer = await page.evaluate<{ took: number; found: Conflicts; asked: number }>(asked);
    const found = answer.found.overlaps.length;
    if (answer.asked !== people || found === 0) {
      throw new Error(`${String(answer.asked)} people had ${String(found)} overlaps.`);
    }
    return { milliseconds: answer.took, found };
  }
} finally {
  await browser.close();
  await set.stop();
}
