import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '#packages/testing/stories';
import {
  axeColourViolations,
  axeViolations,
  launchBrowser,
  until,
} from '#packages/testing/browser';
import { openLinkStory } from './link-story.ts';
import type { LinkStory } from './link-story.ts';

let story: LinkStory;
beforeAll(async () => {
  story = await openLinkStory();
});
afterAll(() => story.close());

const page = () => story.browser.page;
const button = (name: string) => page().getByRole('button', { name, exact: true });

/** 400 kbit/s and 400 ms, the line that the page is made for. */
const slowLine = {
  ...{ offline: false, latency: 400 },
  ...{ downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 },
};

test('[TOKEN-01] the page shows its first content within 5 s on a slow line, with at most 120 KB of script', async () => {
  const browser = await launchBrowser({ viewport: { width: 390, height: 844 } });
  try {
    const scripts: Promise<Buffer>[] = [];
    browser.context.on('response', (response) => {
      const type = response.headers()['content-type'] ?? '';
      if (type.includes('javascript')) scripts.push(response.body());
    });
    const session = await browser.context.newCDPSession(browser.page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowLine);
    await browser.page.goto(`${story.product.origin}${story.path}`, { waitUntil: 'commit' });
    await browser.page.getByRole('heading', { name: `Hello ${story.worker.name_first}` }).waitFor();
    // From the beginning of the navigation, by the clock of the browser.
    const shown = await browser.page.evaluate(() => performance.now());
    expect(shown).toBeLessThan(5000);
    const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body).length);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(120_000);
    expect(browser.pageErrors).toEqual([]);
  } finally {
    await browser.close();
  }
});

test('the page is accessible in English, Spanish and Arabic, in both themes', async () => {
  // In a browser of its own: the one of the story is killed later, and forgets the newest choice.
  const { page, close } = await launchBrowser({ viewport: { width: 390, height: 844 } });
  try {
    await page.goto(`${story.product.origin}${story.path}`);
    for (const [language, hello] of [
      ['en', 'Hello'],
      ['es', 'Hola'],
      ['ar', 'مرحباً'],
    ] as const) {
      await page.getByRole('combobox').selectOption(language);
      await page.getByRole('heading', { level: 1, name: hello }).waitFor();
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await axeViolations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axeColourViolations(page)).toEqual([]);
    }
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    await page.getByText('لم تُراجع هذه الترجمة.').waitFor();
    // The choice is remembered.
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'مرحباً' }).waitFor();
  } finally {
    await close();
  }
});

test('a supervisor sees without a reload that a worker needs a break, and the worker sees the answer', async () => {
  const supervisor = await launchBrowser();
  try {
    await story.goTo();
    await signIn(supervisor.page, story.product.origin, 'manager@demo.example', {
      path: '/monitoring',
    });
    await button('I need a break').click();
    await button('Tell my supervisor').click();
    await page().getByText('Sent', { exact: true }).waitFor();
    const request = supervisor.page.getByText('Needs a break').first();
    // The screen polls once a minute: earlier, it came from its stream.
    await request.waitFor({ timeout: 20_000 });
    await supervisor.page.getByRole('button', { name: 'I am coming' }).first().click();
    // It stays, with the number of the worker, while the supervisor is on the way.
    await supervisor.page.getByText('You are coming', { exact: true }).waitFor();
    await request.waitFor();
    // The open page asks again by itself, and when it is told that it is online.
    await page().evaluate(() => window.dispatchEvent(new Event('online')));
    await page().getByText('Your supervisor is coming').waitFor();
    expect(supervisor.pageErrors).toEqual([]);
  } finally {
    await supervisor.close();
  }
});

test('a request without a connection survives a killed browser, and is sent once', async () => {
  await until('the service worker has the page', () =>
    page().evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/access/');
      return registration?.active?.state === 'activated';
    }),
  );
  await story.product.kill9();
  await button('I need a break').click();
  expect(await axeViolations(page())).toEqual([]);
  await button('Tell my supervisor').click();
  await page().getByText('Waiting to be sent').waitFor();

  await story.loseEverything();
  await page().getByText('Waiting to be sent').waitFor();
  await page().getByText('Nobody has been told yet. Tell someone in person.').waitFor();
  await page()
    .getByText(/^No connection\. What you see is from/)
    .waitFor();
  await story.comeOnline();
  await page().getByText('Sent', { exact: true }).waitFor();
  const sent = () =>
    story.rowsOf('select 1 from worker_requests where user_id = $1', [story.worker.user_id]);
  // The earlier one, which was seen, and this one.
  expect(await sent()).toHaveLength(2);
  await page().reload();
  await page().getByText('Sent', { exact: true }).waitFor();
  expect(await sent()).toHaveLength(2);
});

test('urgent symptoms show first aid and the number before anything is sent', async () => {
  await button('I feel unwell').click();
  await page().getByLabel('Dizzy').check();
  await page().getByText('Stop work now.').waitFor();
  // On a small phone the choice is far below the first aid.
  await page().setViewportSize({ width: 360, height: 560 });
  await page()
    .getByRole('dialog')
    .evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
  await page().getByLabel('I fainted').check();
  await page().getByText('This may be heat stroke. Get help now.').waitFor();
  const call = page().getByRole('link', { name: /^Call/ });
  expect(await call.getAttribute('href')).toBe('tel:000');
  const top = await call.evaluate(topOf);
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(560 - 56);
  await page().setViewportSize({ width: 390, height: 844 });
  expect(await axeViolations(page())).toEqual([]);
  await page().keyboard.press('Escape');
  await page().getByText('This may be heat stroke').waitFor({ state: 'detached' });
});

test('[TOKEN-01, TOKEN-02, TOKEN-03, TOKEN-04] a course is read on a phone, its assessment goes on without a connection, and is sent once', async () => {
  await story.rowsOf(
    `delete from education_progress as p using education_courses as c
     where c.org_id = p.org_id and c.course_id = p.course_id and c.user_id = $1`,
    [story.worker.user_id],
  );
  // Nobody reads as fast: the stories before have used the calls of this minute.
  await story.rowsOf('delete from attempts');
  await page()
    .getByRole('link', { name: /Heat stress basics/ })
    .click();
  await page().getByRole('navigation', { name: 'Sections' }).waitFor();
  for (let at = 1; at <= 7; at += 1) {
    await page()
      .getByText(`Section ${String(at)} of 7`)
      .waitFor();
    if (at > 1) {
      // A section is shown from its beginning, also after the end of a long one.
      await page().locator('article:focus').waitFor();
      const top = await page().locator('article').evaluate(topOf);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThan(844 / 2);
    }
    await button('Mark as read').click();
  }
  await page().getByRole('article').getByRole('link', { name: 'Start assessment' }).waitFor();
  expect(await axeViolations(page())).toEqual([]);
  await page().getByRole('link', { name: 'Start assessment' }).first().click();
  await page().getByText('Question 1 of 12').first().waitFor();
  expect(await axeViolations(page())).toEqual([]);
  const answers = await rightAnswers();
  for (let at = 1; at <= 6; at += 1) await answerQuestion(answers, at);

  await page().getByText('Question 7 of 12').first().waitFor();
  await until('the step is on disk', async () => (await page().evaluate(keptStep)) === 6);
  await story.loseEverything();
  await page().getByText('Question 7 of 12').first().waitFor();
  for (let at = 7; at <= 12; at += 1) await answerQuestion(answers, at);
  await button('Submit').click();
  await page().getByText('Your answers are saved on this device').waitFor();

  await story.comeOnline();
  await page().getByRole('heading', { name: 'Passed' }).waitFor();
  await page().getByText('Your score is 100 %. The pass mark is 80 %.').waitFor();
  const passes = await story.rowsOf(
    `select 1 from education_attempts as t
     join education_courses as c on c.org_id = t.org_id and c.course_id = t.course_id
     where c.user_id = $1 and t.passed`,
    [story.worker.user_id],
  );
  expect(passes).toHaveLength(1);
  await button('Back to the course').click();
  await page().getByRole('link', { name: 'Certificate' }).click();
  await page().getByText('This certifies that').waitFor();
  expect(await axeViolations(page())).toEqual([]);

  await story.goTo('/assessments');
  await page().getByRole('link', { name: 'Review' }).first().click();
  await page().getByText('Right answer').first().waitFor();
  expect(await axeViolations(page())).toEqual([]);
  expect(story.browser.pageErrors).toEqual([]);
});

test('the start address opens the last link, and an ended link leaves nothing on the device', async () => {
  await page().goto(`${story.product.origin}/access/`);
  await page()
    .getByRole('heading', { name: `Hello ${story.worker.name_first}` })
    .waitFor();
  await story.rowsOf('update access_links set revoked_time = now() where user_id = $1', [
    story.worker.user_id,
  ]);
  await page().reload();
  await page()
    .getByText('This link is no longer valid. Please ask your supervisor for a new one.')
    .waitFor();
  expect(await axeViolations(page())).toEqual([]);
  await page().goto(`${story.product.origin}/access/`);
  await page().getByText('No page is open on this device').waitFor();
});

/** Runs in the page: how far the beginning of an element is below that of the window. */
const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Runs in the page: the step of the attempt that is on disk. */
async function keptStep(): Promise<unknown> {
  const request = indexedDB.open('watershade-link');
  await new Promise((resolve) => (request.onsuccess = resolve));
  const rows = request.result.transaction('kept').objectStore('kept').getAll();
  await new Promise((resolve) => (rows.onsuccess = resolve));
  request.result.close();
  return rows.result.find((row: { attempt_id?: string }) => row.attempt_id !== undefined)?.step;
}

interface Answer {
  words: string[];
  number: number | null;
}

/** The right answers of the demo's module, by the text of the question. */
async function rightAnswers(): Promise<Map<string, Answer>> {
  const rows = await story.rowsOf<{ questions: Stored[] }>(
    `select content->'questions' as questions from education_versions
     where content->>'title' = 'Heat stress basics'`,
  );
  return new Map(
    rows
      .flatMap(({ questions }) => questions)
      .map(({ text, choices, right, number }) => {
        const rightOnes = choices.filter(({ choice_id }) => right.includes(choice_id));
        return [text, { words: rightOnes.map((each) => each.text), number: number?.value ?? null }];
      }),
  );
}

interface Stored {
  text: string;
  choices: { choice_id: string; text: string }[];
  right: string[];
  number: { value: number } | null;
}

/** Answers the question that is shown, and goes on. */
async function answerQuestion(answers: Map<string, Answer>, at: number): Promise<void> {
  await page()
    .getByText(`Question ${String(at)} of 12`)
    .first()
    .waitFor();
  for (const [text, { words, number }] of answers) {
    if (!(await page().getByText(text, { exact: true }).isVisible())) continue;
    if (number !== null) await page().getByRole('textbox').fill(String(number));
    for (const word of words) await page().getByLabel(word, { exact: true }).check();
    await button(at < 12 ? 'Next' : 'Submit answers').click();
    return;
  }
  throw new Error('No question is shown');
}
