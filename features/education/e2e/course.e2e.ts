import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, until, waitReady } from '#packages/testing/browser';
import { confirmDialog, openOfflineStory } from '#packages/testing/stories';
import type { OfflineStory } from '#packages/testing/stories';

let story: OfflineStory;
beforeAll(async () => {
  story = await openOfflineStory('worker@demo.example', true);
});
afterAll(() => story.close());

const page = () => story.browser.page;
const button = (name: string) => page().getByRole('button', { name, exact: true });

/** The questions and right answers of the demo's module, by their text. */
async function rightAnswers(): Promise<Map<string, { words: string[]; number: number | null }>> {
  const rows = await story.rowsOf<{ questions: Stored[] }>(
    `select content->'questions' as questions from education_versions
     where content->>'title' = 'Heat stress basics'`,
  );
  const questions = rows.flatMap((row) => row.questions);
  return new Map(
    questions.map(({ text, choices, right, number }) => [
      text,
      {
        words: choices
          .filter(({ choice_id }) => right.includes(choice_id))
          .map((each) => each.text),
        number: number?.value ?? null,
      },
    ]),
  );
}

interface Stored {
  text: string;
  choices: { choice_id: string; text: string }[];
  right: string[];
  number: { value: number } | null;
}

const attempts = () =>
  story.rowsOf<{ passed: boolean }>(
    `select t.passed from education_attempts as t
     join education_courses as c on c.org_id = t.org_id and c.course_id = t.course_id
     join users as u on u.org_id = c.org_id and u.user_id = c.user_id
     where u.email = 'worker@demo.example'`,
  );

test('[COURSE-01, COURSE-02, COURSE-03] a worker reads a course on a phone, answers offline, and passes once', async () => {
  await story.goTo('/education');
  await page()
    .getByRole('link', { name: /Heat stress basics/ })
    .click();
  await waitReady(page());
  expect(await axeViolations(page())).toEqual([]);
  for (let at = 3; at <= 7; at += 1) {
    await page()
      .getByText(`Section ${String(at)} of 7`)
      .waitFor();
    await button('Mark as read').click();
  }
  await page().getByText('7 of 7 sections read').first().waitFor();
  await page().getByRole('link', { name: 'Start assessment' }).first().click();
  await page().getByText('Question 1 of 12').first().waitFor();
  expect(await axeViolations(page())).toEqual([]);
  const address = new URL(page().url()).pathname;
  const answers = await rightAnswers();

  // The questions are on the device: the connection goes, and the browser is opened again.
  await story.goOffline();
  await story.reopen(address);
  for (let at = 1; at <= 12; at += 1) {
    await page()
      .getByText(`Question ${String(at)} of 12`)
      .first()
      .waitFor();
    await answer(answers);
    await button(at < 12 ? 'Next' : 'Submit answers').click();
  }
  await confirmDialog(page(), 'Submit');
  await page().getByText('Your answers are saved on this device').waitFor();
  expect(await axeViolations(page())).toEqual([]);

  await story.comeOnline();
  await page().getByRole('heading', { name: 'Passed' }).waitFor();
  await page().getByText('Your score is 100 %. The pass mark is 80 %.').waitFor();
  await until('one attempt', async () => (await attempts()).length === 1);
  expect(await attempts()).toEqual([{ passed: true }]);
  await button('Back to the course').click();
  await page().getByRole('link', { name: 'Certificate' }).click();
  await page().getByText('This certifies that').waitFor();
  expect(await axeViolations(page())).toEqual([]);
  expect(story.browser.pageErrors).toEqual([]);
});

async function answer(answers: Awaited<ReturnType<typeof rightAnswers>>): Promise<void> {
  for (const [text, { words, number }] of answers) {
    const isShown = await page().getByText(text, { exact: true }).isVisible();
    if (!isShown) continue;
    if (number !== null) await page().getByRole('textbox').fill(String(number));
    for (const word of words) await page().getByLabel(word, { exact: true }).check();
    return;
  }
  throw new Error('No question is shown');
}
