// The crew round: 30 people are tested on a phone, at the pace of a person, once with and once without
// a connection. How long it takes, and how many taps each person needs besides the digits.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { launchBrowser, startProduct, until, waitReady } from '#packages/testing/browser';
import type { Product } from '#packages/testing/browser';
import { sendAs, signIn } from '#packages/testing/stories';
import { machine } from './machine.ts';
import { failUnless, sizeOf } from './smoke.ts';
import { isMet, targetTable } from './targets.ts';
import { writeSection } from './write-section.ts';

const people = sizeOf(30, 3);
/** Milliseconds that a person needs; none in a smoke run. */
const [beforeTap, perDigit, perName, perStep] = sizeOf([400, 250, 1000, 3000], [0, 0, 0, 0]);
/** Who is moderate, who is skipped, and whose value is corrected, by their place in the round. */
const [moderate, skipped, corrected] = sizeOf([4, 12, 20], [0, 1, 2]);

interface Round {
  name: string;
  minutes: number;
  /** Taps of each person. */
  taps: number[];
}

report([await inProduct(round), await inProduct(roundOffline)]);

/** Each round has its own product, as a session also counts tests from five minutes before it. */
async function inProduct(measured: (page: Page, product: Product) => Promise<Round>) {
  const folder = mkdtempSync(join(tmpdir(), 'watershade-bench-'));
  const product = await startProduct({ dataDir: join(folder, 'data'), env: { DEMO: '1' } });
  const browser = await launchBrowser({
    ...{ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, hasTouch: true },
  });
  try {
    const { page } = browser;
    await signIn(page, product.origin, 'owner@demo.example', { path: '/people' });
    await until(
      'worker that serves the page',
      () => page.evaluate(() => navigator.serviceWorker.controller !== null),
      300_000,
    );
    const links = page.locator('main a[href^="/people/"]');
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const ids = found.flatMap((href) => /^\/people\/([\da-f-]{36})/u.exec(href ?? '')?.[1] ?? []);
    const crew = [...new Set(ids)].slice(0, people);
    if (crew.length < people) throw new Error(`There are only ${String(crew.length)} people.`);
    await page.goto(`${product.origin}${await startSession(page, product.origin, crew)}`);
    await waitReady(page);
    await page.getByText(leftText(people), { exact: true }).waitFor();
    return await measured(page, product);
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A round without a server. */
async function roundOffline(page: Page, product: Product): Promise<Round> {
  await product.stop();
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  return { ...(await round(page)), name: 'offline' };
}

/** A one-time session of these people; returns the path of its run-through. */
async function startSession(page: Page, origin: string, crew: readonly string[]): Promise<string> {
  const session_id = crypto.randomUUID();
  const metadata = { type: 'custom', tag_ids: [] };
  await sendAs(page, { address: `${origin}/v2/session` }, { session_id, metadata });
  const users = crew.map((user_id) => ({ user_id, skip: false }));
  await sendAs(page, { address: `${origin}/v2/session/user` }, { session_id, users });
  return `/monitoring/sessions/${session_id}/run`;
}

function leftText(left: number): string {
  return `${String(left)} of ${String(people)} left`;
}

/** Tests everybody of the open run-through. */
async function round(page: Page): Promise<Round> {
  const main = page.getByRole('main');
  const button = (word: string) => main.getByRole('button', { name: word, exact: true });
  const field = main.getByLabel('Value');
  const done = main.getByRole('heading', { name: 'Everybody is done' });
  const taps: number[] = [];
  let own = 0;
  const tap = async (target: Locator) => {
    await wait(beforeTap);
    await target.tap();
    own += 1;
  };
  /** Types into the field, which has the focus already, answers for the wait, and saves. */
  const enter = async (value: string, left: number) => {
    await page.keyboard.type(value, { delay: perDigit });
    if ((await field.inputValue()) !== value) throw new Error('The field did not have the focus.');
    await tap(button('15+ min ago'));
    await tap(button('Save & next'));
    const counted = main.getByText(leftText(left), { exact: true });
    const after = counted.or(done).or(button('Next person')).or(button('Finish'));
    await after.or(button('Save anyway')).first().waitFor();
    if (await button('Save anyway').isVisible()) await tap(button('Save anyway'));
    await after.first().waitFor();
  };
  /** Reads what the person needs, if something follows. */
  const goOn = async (before: string) => {
    const step = button('Next person').or(button('Finish'));
    await step.or(fieldOfOther(main, before)).or(done).first().waitFor();
    if (!(await step.isVisible())) return;
    await wait(perStep);
    await tap(step);
    await fieldOfOther(main, before).or(done).first().waitFor();
  };
  const begin = performance.now();
  for (let place = 0; place < people; place += 1) {
    own = 0;
    const left = people - place - 1;
    const person = await main.getByRole('heading', { level: 2 }).innerText();
    await wait(perName);
    if (place === skipped) {
      await tap(button('Skip'));
      await tap(button('On leave'));
    } else {
      const usual = await usualOf(main);
      await enter(place === moderate ? '150' : usual, left);
      if (place === corrected) {
        await tap(button('Undo'));
        await main.getByRole('form', { name: `Save & next: ${person}` }).waitFor();
        await enter(String(Number(usual) - 1), left);
      }
    }
    await goOn(person);
    taps.push(own);
  }
  await done.waitFor();
  return { name: 'online', minutes: (performance.now() - begin) / 60_000, taps };
}

/** The form of somebody else. */
function fieldOfOther(main: Locator, name: string): Locator {
  return main.locator(`form[aria-label^="Save & next: "]:not([aria-label$=": ${name}"])`);
}

/** The person's last value, which the screen shows; at most 165, above which each value is questioned. */
async function usualOf(main: Locator): Promise<string> {
  const line = main.getByText(/^(?:Last \d|No earlier test)/u);
  const last = /^Last (\d+)/u.exec(await line.innerText())?.[1];
  return String(Math.min(165, Number(last ?? 60)));
}

function report(rounds: readonly Round[]): void {
  const targets = rounds.flatMap(({ name, minutes, taps }) => [
    { what: `${name}: the round`, figure: minutes, limit: 6, unit: 'min' },
    { what: `${name}: taps per person, mean`, figure: mean(taps), limit: 3, unit: '' },
    {
      what: `${name}: taps of one person, most, without the correction`,
      figure: Math.max(...taps.filter((_, place) => place !== corrected)),
      limit: 3,
      unit: '',
    },
  ]);
  const title = `**${String(people)} people on a phone of 390 px**`;
  const spread = rounds.map(({ name, taps }) => `${name}: ${spreadOf(taps)}`).join('; ');
  const text = [machine(), title, targetTable(targets), `People by taps, ${spread}.`].join('\n\n');
  console.log(text);
  if (process.argv.includes('--write')) writeSection('round', text);
  failUnless(targets.every(isMet));
}

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, each) => sum + each, 0) / figures.length;
}

/** '27 with 2 taps, 1 with 5 taps'. */
function spreadOf(taps: readonly number[]): string {
  const counts = [...new Set(taps)].toSorted((a, b) => a - b);
  return counts
    .map((count) => {
      const many = taps.filter((each) => each === count).length;
      return `${String(many)} with ${String(count)} taps`;
    })
    .join(', ');
}
