// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasPseudoMarks } from '#packages/i18n';
import { testHome, testNow, testPage } from './link/test-link.ts';
import type { FakeAnswers } from './link/test-link.ts';
import { languageNames } from './parts/language-names.ts';
import {
  dataTexts,
  finishedAssessment,
  passedCourse,
  testAssessment,
  testCourse,
} from './test-courses.ts';
import { goodAnswers, openPage, pseudoTexts } from './test-page.tsx';

beforeEach(() => {
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.spyOn(Date, 'now').mockReturnValue(testNow);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const names: readonly string[] = Object.values(languageNames);

/** Texts and names for screen readers that come from no catalogue. */
function hardCoded(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    found.push(node.textContent ?? '');
  }
  for (const element of document.querySelectorAll('*')) {
    for (const name of ['aria-label', 'title', 'alt', 'placeholder']) {
      found.push(element.getAttribute(name) ?? '');
    }
  }
  return found.filter((text) => {
    const trimmed = text.trim();
    const isData = dataTexts.has(trimmed) || names.includes(trimmed) || /^[\d\s%]*$/u.test(trimmed);
    return !isData && !hasPseudoMarks(trimmed);
  });
}

/** Waits for a text of the catalogue, and expects that no other text is on the page. */
async function seeOnlyTexts(text: string): Promise<void> {
  await screen.findAllByText((shown) => shown.includes(text));
  expect(hardCoded()).toEqual([]);
}

const button = (name: string) => screen.getByRole('button', { name: `⟦${name}⟧` });
const request = (changes: object) => ({
  ...{ request_id: 'r', kind: 'break', symptoms: [], made_time: '2026-11-27T04:00:00.000Z' },
  ...{
    received_time: '2026-11-27T04:00:00.000Z',
    answered_time: null,
    is_coming: false,
    recipients: 2,
  },
  ...changes,
});
const withPage = (changes: object): FakeAnswers => ({
  ...goodAnswers,
  '/page': { ...testPage, ...changes },
});

test('the marks are missed where a text is hard-coded', async () => {
  openPage(await pseudoTexts());
  await screen.findAllByText('⟦Mildly dehydrated⟧');
  document.body.append('Hello');
  expect(hardCoded()).toEqual(['Hello']);
  document.body.lastChild?.remove();
});

test.each<[string, FakeAnswers, string]>([
  ['the page', goodAnswers, 'Mildly dehydrated'],
  ['no test', withPage({ status: null, history: [] }), 'No test yet'],
  [
    'an old test',
    withPage({ status: { state: 'severe', time: '2026-11-20T00:00:00.000Z' } }),
    'This test is old',
  ],
  ['no advice', withPage({ advice: null, advice_gap: 'no_job' }), 'how hard your job is'],
  ['a request', withPage({ requests: [request({})] }), '2⟧ supervisors were told'],
  [
    'a request to nobody',
    withPage({ requests: [request({ recipients: 0 })] }),
    'No supervisor could',
  ],
  [
    'a seen request',
    withPage({ requests: [request({ answered_time: '2026-11-27T04:10:00.000Z' })] }),
    'Seen by',
  ],
  [
    'a request with a supervisor on the way',
    withPage({
      requests: [request({ answered_time: '2026-11-27T04:10:00.000Z', is_coming: true })],
    }),
    'Your supervisor is coming',
  ],
  [
    'urgent symptoms that were sent',
    withPage({ requests: [request({ kind: 'symptoms', symptoms: ['fainted'] })] }),
    'Call ',
  ],
  ['courses only', { '': { ...testHome, has_page: false } }, 'Your courses'],
  ['no courses', { '': { ...testHome, has_page: false, courses: [] } }, 'no courses now'],
  ['an invalid link', { '': 404 }, 'This link is no longer valid.'],
  ['no connection', { '': 0 }, 'There is no connection'],
  ['too many calls', { '': 429 }, 'Too many tries'],
  ['a failed server', { '': 500 }, 'could not be loaded'],
])('all texts of %s are from a catalogue', async (_, answers, text) => {
  openPage(await pseudoTexts(), answers);
  await seeOnlyTexts(text);
});

test('all texts of the help are from a catalogue', async () => {
  const answers = { ...goodAnswers, '/request': 0 };
  const { link } = openPage(await pseudoTexts(), answers);
  await screen.findAllByText('⟦Mildly dehydrated⟧');
  fireEvent.click(button('I need a break'));
  await seeOnlyTexts('Ask for a break?');
  fireEvent.click(button('Tell my supervisor'));
  await seeOnlyTexts('Nobody has been told yet');

  fireEvent.click(button('I feel unwell'));
  fireEvent.click(button('Tell my supervisor'));
  await seeOnlyTexts('Choose at least one');
  fireEvent.click(screen.getByLabelText('⟦Dizzy⟧'));
  await seeOnlyTexts('Stop work now.');
  fireEvent.click(screen.getByLabelText('⟦Confused⟧'));
  await seeOnlyTexts('This may be heat stroke');
  expect(document.body.textContent).toContain('000');
  answers['/request'] = 422 as never;
  fireEvent.click(button('Tell my supervisor'));
  await act(() => link.sendWaiting());
  await seeOnlyTexts('It could not be sent');
});

test('all texts of the foot are from a catalogue, and removing the page empties the device', async () => {
  const { link, storage } = openPage(await pseudoTexts());
  await screen.findAllByText('⟦Mildly dehydrated⟧');
  fireEvent.click(button('Remove from this device'));
  await seeOnlyTexts('Remove this page from this device?');
  fireEvent.click(button('Remove'));
  await seeOnlyTexts('The page was removed from this device');
  await waitFor(async () => expect((await storage.read('token')).size).toBe(0));
  expect(link.state().phase).toBe('removed');
});

test('all texts of the start without a link and of a wrong address are from a catalogue', async () => {
  localStorage.clear();
  openPage(await pseudoTexts(), goodAnswers, '/access/');
  await seeOnlyTexts('No page is open');
  cleanup();
  openPage(await pseudoTexts(), goodAnswers, '/access/token/nowhere');
  await seeOnlyTexts('This page does not exist');
});

const withCourse = (course: object, assessment: object = testAssessment): FakeAnswers => ({
  ...{ ...goodAnswers, '/course/c1': course, '/course/c1/assessment/a1': assessment },
});
const [course, take] = ['/access/token/courses/c1', '/access/token/assessments/a1/take'];

test.each<[string, FakeAnswers, string, string]>([
  ['a course', withCourse(testCourse), course, 'Mark as read'],
  ['a passed course', withCourse(passedCourse), course, 'Certificate valid until'],
  ['a certificate', withCourse(passedCourse), `${course}?certificate=1`, 'This certifies that'],
  ['an unknown course', { ...goodAnswers, '/course/c1': 404 }, course, 'no longer assigned'],
  ['a course without a connection', { ...goodAnswers, '/course/c1': 0 }, course, 'Connect and try'],
  ['the assessments', withCourse(testCourse), '/access/token/assessments', 'Attempts used'],
  ['finished ones', withCourse(passedCourse), '/access/token/assessments', 'Review'],
  ['a question', withCourse(passedCourse), take, '⟦Question ⟦1⟧ of ⟦3⟧⟧'],
  ['a review', withCourse(passedCourse, finishedAssessment), `${take}?course=c1`, 'Right answer'],
])('all texts of %s are from a catalogue', async (_, answers, address, text) => {
  openPage(await pseudoTexts(), answers, address);
  await seeOnlyTexts(text);
});

test('all texts of an attempt are from a catalogue, from the first question to the result', async () => {
  const attempt = '/course/c1/assessment/a1/attempt';
  const answers: FakeAnswers = { ...withCourse(passedCourse), [attempt]: 0 };
  openPage(await pseudoTexts(), answers, take);
  fireEvent.click(await screen.findByLabelText('Richtig'));
  fireEvent.click(button('Next'));
  await seeOnlyTexts('Choose all right answers.');
  fireEvent.click(button('Next'));
  await seeOnlyTexts('Enter a number.');
  fireEvent.click(screen.getByText('⟦Back to my page⟧'));
  await seeOnlyTexts('Leave the questions?');
  fireEvent.click(button('Stay'));
  fireEvent.click(button('Submit answers'));
  await seeOnlyTexts('questions have no answer');
  fireEvent.click(button('Submit'));
  await seeOnlyTexts('They have not been sent yet.');
  fireEvent.click(button('Discard answers'));
  await seeOnlyTexts('Discard your answers?');
  fireEvent.click(button('Cancel'));
  answers[attempt] = {
    ...{ attempt_id: 't2', submitted_time: '2026-11-27T04:30:00.000Z', score: 40, points: 1 },
    ...{ most_points: 3, passed: false, attempts_left: 1, valid_until: null, review: null },
  };
  fireEvent.click(button('Send now'));
  await seeOnlyTexts('attempt left');
});
