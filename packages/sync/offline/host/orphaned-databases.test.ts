import { expect, it } from 'vitest';
import { createFakePage, somebody } from '../testing/fake-page.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';

const stage = () => {
  const world = createFakeEnvironment(createFakeServer().answer);
  const databases = async () =>
    (await world.factory.databases()).map(({ name = '' }) => name).toSorted();
  const signIn = (user_id: string) => {
    const { environment, die } = world.worker();
    const page = createFakePage(environment);
    page.post({ type: 'hello', auth: { ...somebody, user_id } });
    return { page, die, sync: () => page.ask((id) => ({ type: 'sync', id })) };
  };
  return { databases, signIn };
};

it('deletes the copy of a person whose worker crashed before it could', async () => {
  const { databases, signIn } = stage();
  const first = signIn('first');
  await first.sync();
  first.die();
  expect(await databases()).toEqual(['watershade-org-first']);
  await signIn('second').sync();
  await expect.poll(databases).toEqual(['watershade-org-second']);
});

it('leaves the copy of a person who has it open', async () => {
  const { databases, signIn } = stage();
  const first = signIn('first');
  await first.sync();
  await signIn('second').sync();
  await first.sync();
  expect(await databases()).toEqual(['watershade-org-first', 'watershade-org-second']);
  expect(first.page.status.error).toBeNull();
});
