import type { Page } from 'playwright-core';
import { testAssessment, testCourse, testHome, testPage } from './link-data.ts';
import type { ScreenState, Stage } from './stage.ts';

type Answers = Readonly<Record<string, object | number>>;

const good: Answers = {
  '': testHome,
  '/page': testPage,
  '/request': { request_id: 'r', recipients: 2 },
};
const withPage = (changes: object): Answers => ({ ...good, '/page': { ...testPage, ...changes } });

/**
 * A state of the page behind a link. Each has a link of its own, as the page keeps what it has shown;
 * the server is not asked.
 */
function link(
  name: string,
  answers: Answers,
  act: (page: Page) => Promise<void> = () => Promise.resolve(),
  end = '',
): ScreenState {
  const bring = async ({ page, open, answer, refuse }: Stage) => {
    for (const [path, data] of Object.entries(answers)) {
      const address = `/v3/access/${name}${path}`;
      if (typeof data === 'number') await refuse(address, data);
      else await answer(address, data);
    }
    await open();
    await act(page);
  };
  return { path: `/access/${name}${end}`, name: '', as: 'nobody', bring };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function urgent(page: Page): Promise<void> {
  await button(page, 'I feel unwell').click();
  await page.getByLabel('Dizzy').check();
  await page.getByLabel('Confused').check();
  await page.getByText('What to do').waitFor();
}

async function inLanguage(page: Page, language: string): Promise<void> {
  await page.getByRole('combobox').selectOption(language);
  await page.locator(`html[lang="${language}"]`).waitFor();
}

const course = { ...good, '/course/c1': testCourse, '/course/c1/assessment/a1': testAssessment };
const request = {
  ...{ request_id: 'r', kind: 'symptoms', symptoms: ['dizzy'], recipients: 2 },
  ...{ made_time: testPage.status?.time, received_time: testPage.status?.time },
};

/** The page behind a link in its states. */
export const linkStates: readonly ScreenState[] = [
  link('link-home', good),
  link('link-spanish', good, (page) => inLanguage(page, 'es')),
  link('link-arabic', good, (page) => inLanguage(page, 'ar')),
  link('link-hindi', good, (page) => inLanguage(page, 'hi')),
  link('link-english', good, (page) => inLanguage(page, 'en')),
  link(
    'link-no-work',
    withPage({
      status: { state: 'severe', time: testPage.history[0]?.time },
      advice: testPage.advice && {
        ...testPage.advice,
        hours: testPage.advice.hours.map((hour) => ({
          ...hour,
          level: 'extreme',
          work_minutes: 0,
          rest_minutes: 60,
        })),
      },
    }),
  ),
  link(
    'link-no-advice',
    withPage({ advice: null, advice_gap: 'no_weather', status: null, history: [] }),
  ),
  link('link-courses-only', { '': { ...testHome, has_page: false } }),
  link(
    'link-answered',
    withPage({
      requests: [
        { ...request, answered_time: new Date().toISOString() },
        { ...request, request_id: 's', kind: 'break', answered_time: null },
      ],
    }),
  ),
  link('link-break', good, (page) => button(page, 'I need a break').click()),
  link('link-symptoms', good, (page) => button(page, 'I feel unwell').click()),
  link('link-urgent', good, urgent),
  link('link-waiting', { ...good, '/request': 503 }, async (page) => {
    // It is kept from the picture before.
    if (await page.getByText('Waiting to be sent').isVisible()) return;
    await button(page, 'I need a break').click();
    await button(page, 'Tell my supervisor').click();
    await page.getByText('Waiting to be sent').waitFor();
  }),
  link('link-invalid', { '': 404 }),
  link('link-too-many', { '': 429 }),
  link('link-failed', { '': 500 }),
  link('link-remove', good, (page) => button(page, 'Remove from this device').click()),
  link(
    'link-course',
    course,
    async (page) => page.getByText('Mark as read').waitFor(),
    '/courses/c1',
  ),
  link(
    'link-question',
    course,
    async (page) => page.getByText('Question 1 of 3').first().waitFor(),
    '/assessments/a1/take?course=c1',
  ),
  link(
    'link-assessments',
    course,
    async (page) => page.getByText('Attempts used').waitFor(),
    '/assessments',
  ),
];
