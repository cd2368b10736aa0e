// The compliance assessment with 1 000 000 tests and 5000 people: the call for the usual period and
// for a whole year, the call of the season report, and the screen from the click to its figures and to its last table.
import { launchBrowser, waitReady } from '#packages/testing/browser';
import { signIn } from '#packages/testing/stories';
import { startDataset } from '../tooling/shots/datasets.ts';
import { signInAs } from '../tooling/prove/calls.ts';
import { fillAnswers } from './compliance/fill-answers.ts';
import { fillTests } from './dashboard/fill-tests.ts';
import { machine } from './machine.ts';
import { percentile } from './percentile.ts';
import { fillRosters } from './roster/fill-rosters.ts';
import { failUnless, sizeOf } from './smoke.ts';
import { isMet, targetTable } from './targets.ts';
import { writeSection } from './write-section.ts';

const tests = sizeOf(1_000_000, 2000);
const answers = sizeOf(
  { highRisk: 20_000, alerts: 50_000, courses: 20_000 },
  { highRisk: 20, alerts: 40, courses: 40 },
);
/** Counted calls and openings, after one that is not counted. */
const counted = sizeOf(10, 1);
const day = 86_400_000;

interface Counted {
  tests: { done: number; of: number };
}

const set = await startDataset('crowd', async (url) => {
  await fillTests(url, tests);
  await fillRosters(url);
  await fillAnswers(url, answers);
});
const browser = await launchBrowser({ serviceWorkers: 'allow' });
try {
  const { token } = await signInAs(set.origin, set.emails.manager);
  const month = await callTimes(30);
  const year = await callTimes(366);
  const season = await callTimes(90, '/v3/season-report');
  const { page } = browser;
  // The first load of a million tests into the offline copy is not measured here.
  page.setDefaultTimeout(600_000);
  await signIn(page, set.origin, set.emails.manager);
  const [first, whole]: [number[], number[]] = [[], []];
  for (let turn = -1; turn < counted; turn += 1) {
    await page.goto(`${set.origin}/settings`);
    await waitReady(page);
    // The copy of a million tests is opened, and the first time loaded, beside the page.
    await page.getByText('Up to date').first().waitFor();
    const began = performance.now();
    await page.getByRole('link', { name: 'Compliance assessment', exact: true }).click();
    const card = page.getByRole('region', { name: 'Organisation' });
    await card.getByText('Tests done of planned').waitFor();
    const shown = performance.now() - began;
    await page.getByRole('table', { name: 'Locations' }).getByRole('row').last().waitFor();
    await waitReady(page);
    if (turn < 0) continue;
    first.push(shown);
    whole.push(performance.now() - began);
  }
  const targets = [
    { what: 'the call, 30 days, p95', figure: percentile(month, 95), limit: 1000, unit: 'ms' },
    { what: 'the call, 366 days, p95', figure: percentile(year, 95), limit: 3000, unit: 'ms' },
    {
      what: 'the call of the season report, 90 days, p95',
      figure: percentile(season, 95),
      limit: 1000,
      unit: 'ms',
    },
    {
      what: 'click to the first figures, p95',
      figure: percentile(first, 95),
      limit: 1000,
      unit: 'ms',
    },
    {
      what: 'click to the whole screen, p95',
      figure: percentile(whole, 95),
      limit: 3000,
      unit: 'ms',
    },
  ];
  const title = `**${String(tests)} tests of a year, ${String(answers.highRisk)} tests of high risk, ${String(answers.alerts)} alerts, ${String(answers.courses)} courses; ${String(counted)} calls and openings**`;
  const text = [machine(), title, targetTable(targets)].join('\n\n');
  console.log(text);
  if (process.argv.includes('--write')) writeSection('compliance', text);
  failUnless(targets.every(isMet));

  /** Milliseconds of calls for the last days. */
  async function callTimes(days: number, path = '/v3/assessment/compliance'): Promise<number[]> {
    const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);
    const query = `from=${dateOf(Date.now() - (days - 1) * day)}&to=${dateOf(Date.now())}`;
    const took: number[] = [];
    for (let turn = -1; turn < counted; turn += 1) {
      const began = performance.now();
      const answer = await fetch(`${set.origin}${path}?${query}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const { data } = (await answer.json()) as { data: Counted & { organisation?: Counted } };
      const counted = data.organisation ?? data;
      if (turn >= 0) took.push(performance.now() - began);
      if (counted.tests.of === 0) throw new Error('No test was planned');
      if (turn < 0) console.log(`${String(days)} days: ${JSON.stringify(counted.tests)}`);
    }
    return took;
  }
} finally {
  await browser.close();
  await set.stop();
}
