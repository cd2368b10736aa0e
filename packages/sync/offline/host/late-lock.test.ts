import { expect, it } from 'vitest';
import { createFakePage, somebody } from '../testing/fake-page.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';

it('opens nothing for a person whose lock is granted after another person signed in', async () => {
  const server = createFakeServer();
  const world = createFakeEnvironment(server.answer);
  const { environment } = world.worker();
  const request = environment.locks?.request as (...given: unknown[]) => Promise<unknown>;
  // As in browsers: a lock is granted some time after the request.
  const late = async (...given: unknown[]) => {
    await Promise.resolve();
    return request(...given);
  };
  const locks = { request: late } as unknown as LockManager;
  const page = createFakePage({ ...environment, locks });
  page.post({ type: 'hello', auth: somebody });
  page.post({ type: 'hello', auth: { ...somebody, user_id: 'other' } });
  await page.ask((id) => ({ type: 'sync', id }));
  await expect
    .poll(async () => names(await world.factory.databases()))
    .toEqual(['watershade-org-other']);
  expect(page.status.error).toBeNull();
});

const names = (found: { name?: string }[]) => found.map(({ name }) => name);
