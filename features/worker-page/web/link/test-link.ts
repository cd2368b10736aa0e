import { IDBFactory } from 'fake-indexeddb';
import type { AccessHome } from '#access/contract';
import type { WorkerPage } from '#worker-page/contract';
import { createLinkClient } from './link-client.ts';
import { openLinkStorage } from './link-storage.ts';
import { createOpenLink } from './open-link.ts';

/** The time of the tests. */
export const testNow = Date.parse('2026-11-27T04:30:00.000Z');

const hour = (time: string, changes: object) => ({
  ...{
    time,
    location: 'Werk',
    level: 'low' as const,
    temperature_c: 34,
    work_minutes: 60,
    rest_minutes: 0,
    litres: 1,
  },
  ...changes,
});

export const testHome: AccessHome = {
  ...{ name_first: 'Diego', organisation: 'Ironbark', logo: null, has_page: true },
  expires_time: '2026-12-27T00:00:00.000Z',
  courses: [
    {
      ...{ course_id: 'c1', title: 'Kurs', description: 'Inhalt', cover: null, language: 'de' },
      ...{ assigned_time: '2026-11-20T00:00:00.000Z', due_time: '2026-12-04T00:00:00.000Z' },
      ...{ state: 'Started', sections: 1, sections_read: 1, minutes: 3, questions: 2 },
      ...{ pass_mark: 80, attempts: 3, attempts_used: 1, best_score: 50 },
      ...{ passed_time: null, valid_until: null, has_certificate: true },
    },
  ],
};

export const testPage: WorkerPage = {
  time: '2026-11-27T04:30:00.000Z',
  zone: 'UTC',
  status: { state: 'mild', time: '2026-11-27T02:30:00.000Z' },
  history: [
    { state: 'mild', time: '2026-11-27T02:30:00.000Z' },
    { state: 'severe', time: '2026-11-26T02:30:00.000Z' },
  ],
  advice: {
    ...{ job: 'Schweißer', is_simulated: false },
    hours: [
      hour('2026-11-27T04:00:00.000Z', {}),
      hour('2026-11-27T05:00:00.000Z', { level: 'high', work_minutes: 30, rest_minutes: 30 }),
    ],
  },
  advice_gap: null,
  requests: [],
  approved_languages: [],
  emergency_number: '000',
};

/** What a fake server answers: data, or a status without data; 0 for no connection. */
export type FakeAnswers = Record<string, unknown>;

/** A link whose server is a table of answers by path. Calls are recorded. */
export function testLink(answers: FakeAnswers, factory: IDBFactory | undefined = new IDBFactory()) {
  const calls: { path: string; body: unknown }[] = [];
  const send: typeof fetch = (input, init) => {
    const path = (input as string).replace('/v3/access/token', '');
    calls.push({ path, body: init?.body === undefined ? null : JSON.parse(init.body as string) });
    const answer = path in answers ? answers[path] : 404;
    if (answer === 0) return Promise.reject(new TypeError('offline'));
    if (typeof answer === 'number') {
      return Promise.resolve(
        Response.json({ status: false, code: 'NO', message: '', errors: {} }, { status: answer }),
      );
    }
    return Promise.resolve(Response.json({ status: true, success: true, data: answer }));
  };
  const storage = openLinkStorage(factory);
  const client = createLinkClient('token', send);
  const open = () => createOpenLink({ token: 'token', client, storage, now: () => testNow });
  return { calls, storage, factory, open, link: open() };
}
