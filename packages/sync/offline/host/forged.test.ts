import { expect, it } from 'vitest';
import { unknownStatus } from '../protocol.ts';
import { eventually } from '../testing/eventually.ts';
import { createFakePage, databaseOfSomebody, somebody } from '../testing/fake-page.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { reading, readingsFrom } from '../testing/test-tables.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';

/** Two workers of one person, up to date, and an attacker who can post on their channel. */
async function stage(validToken = () => somebody.token) {
  const server = createFakeServer();
  server.put('measurements', ...readingsFrom(0, 3));
  const world = createFakeEnvironment(async (path, init) => {
    const { authorization } = init.headers as Record<string, string>;
    const isValid = authorization === `Bearer ${validToken()}`;
    return isValid ? server.answer(path, init) : new Response(null, { status: 401 });
  });
  const pages = [0, 1].map(() => createFakePage(world.worker().environment));
  for (const page of pages) page.post({ type: 'hello', auth: somebody });
  for (const page of pages) await eventually(() => expect(page.status.last_run).not.toBeNull());
  const channel = world.worker().environment.openChannel?.(databaseOfSomebody);
  return { server, world, pages, forge: (message: unknown) => channel?.postMessage(message) };
}

const token = 'a token of somebody else';
const user_id = somebody.user_id;
const schema = 1_000_000;
const entry = { timestamp: '', type: 'ui', level: 'info', page: '', message: 'x', context: {} };

const forged: readonly unknown[] = [
  { type: 'end', reason: 'signed-out' },
  { type: 'end', reason: 'unauthorised' },
  { type: 'end', reason: 'signed-out', token },
  { type: 'end', reason: 'nothing of ours', token: somebody.token },
  { type: 'token', token },
  { type: 'token', token, before: token },
  { type: 'token', token: null, before: somebody.token },
  { type: 'relay', schema, message: { type: 'signed-out', user_id } },
  { type: 'relay', schema, message: { type: 'unauthorised', user_id } },
  { type: 'relay', schema: 1, message: { type: 'status', status: { locked: true } } },
  {
    type: 'relay',
    schema: 1,
    message: { type: 'status', status: { ...unknownStatus, percent: 'all' } },
  },
  { type: 'relay' },
  { type: 'stored' },
  { type: 'stored', tables: ['nothing of ours'] },
  { type: 'log' },
  { type: 'log', entries: [null, { ...entry, context: null }] },
  { type: 'yield', since: 'later' },
  { type: 'synced', ticket: {} },
  { type: 'nothing of ours' },
  ['an', 'array'],
  'a text',
  null,
];

it.each(forged.map((message) => ({ message })))(
  'the forged $message neither ends a sign-in nor changes the copy',
  async ({ message }) => {
    const { server, world, pages, forge } = await stage();
    for (const page of pages) page.received.length = 0;
    forge(message);
    server.put('measurements', reading(3));
    for (const page of pages) {
      await page.ask((id) => ({ type: 'sync', id }));
      expect(await page.read('trial.values')).toEqual([0, 1, 2, 3]);
      expect(page.kinds()).not.toContain('signed-out');
      expect(page.kinds()).not.toContain('unauthorised');
      expect(page.status).toMatchObject({
        locked: false,
        state: 'stopped',
        initialised: true,
        notice: null,
      });
    }
    const names = (await world.factory.databases()).map(({ name }) => name);
    expect(names).toContain(databaseOfSomebody);
  },
);

it('accepts another token from a worker that knows the previous one', async () => {
  let valid = somebody.token;
  const { pages } = await stage(() => valid);
  const [first, second] = pages;
  valid = 'renewed';
  first?.post({ type: 'hello', auth: { ...somebody, token: 'renewed' } });
  await second?.ask((id) => ({ type: 'sync', id }));
  expect(await second?.read('trial.values')).toEqual([0, 1, 2]);
  await second?.ask((id) => ({ type: 'sign-out', id }));
  await eventually(() => expect(first?.kinds()).toContain('signed-out'));
});
