import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#packages/http/web';
import type { Client } from '#packages/http/web';
import type { CopyBridge } from '#packages/sync/web';
import { forgetToasts, keptToasts } from '#packages/ui';
import type { PendingPeople } from '#people/domain';
import { createPersonActions } from './use-person-actions.ts';
import { pendingPeople } from './pending.ts';

vi.mock('../../../../packages/ui/toast/raise-toast.tsx', () => ({ raiseToast: () => undefined }));

interface Sent {
  name: string;
  ids: string[];
  /** What the list showed meanwhile. */
  pending: PendingPeople | undefined;
}

/** Actions on a server with the given responses. */
function fixture(answer: (sent: Sent) => unknown) {
  const sent: Sent[] = [];
  const client = {
    call: async (
      { name }: { name: string },
      input: { body: { ids?: string[]; user_ids?: string[] } },
    ) => {
      const ids = input.body.ids ?? input.body.user_ids ?? [];
      const one = { name, ids, pending: pendingPeople() };
      sent.push(one);
      return answer(one);
    },
  };
  const requestSync = vi.fn(() => Promise.resolve());
  const bridge = { requestSync, status: () => ({ error: null }) };
  const actions = createPersonActions({
    client: client as unknown as Client,
    bridge: bridge as unknown as CopyBridge,
  });
  return { actions, sent, requestSync };
}

const crowd = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    user_id: `p${String(at)}`,
    name: `P ${String(at)}`,
  }));
const toasts = () =>
  keptToasts()
    .map(({ text, detail }) => `${text} ${detail ?? ''}`)
    .reverse();
beforeEach(forgetToasts);

test('5000 people are hidden in slices of 2000, one after another, and shown as hidden until the sync', async () => {
  const { actions, sent, requestSync } = fixture(({ ids }) => ({ ids, failed: [] }));
  await actions.hide(crowd(5000));
  expect(sent.map(({ name, ids }) => `${name} ${String(ids.length)}`)).toEqual([
    ...['user.hide 2000', 'user.hide 2000', 'user.hide 1000'],
  ]);
  expect(sent[2]?.pending?.hidden).toHaveLength(5000);
  expect(pendingPeople()).toBeUndefined();
  expect(requestSync).toHaveBeenCalledOnce();
  expect(toasts()).toEqual(['Hidden. 5,000 people']);
});

test('a failed slice and those after it are reverted; earlier ones stay done', async () => {
  const failure = new CallError({ message: 'Server not responsive', code: 'NETWORK' });
  const { actions, sent } = fixture(({ ids }) => {
    if (ids.includes('p2000')) throw failure;
    return { ids, failed: [] };
  });
  await actions.hide(crowd(5000));
  expect(sent).toHaveLength(2);
  expect(pendingPeople()).toBeUndefined();
  expect(toasts()).toEqual([
    'Hidden. 2,000 of 5,000 people',
    'Could not hide. Server not responsive',
  ]);
});

test('people that the server left out are listed with the reason in a second toast', async () => {
  const { actions } = fixture(() => ({
    ids: ['p0'],
    failed: [{ id: 'p1', reason: 'You do not have permission to delete this person' }],
  }));
  await actions.remove(crowd(2));
  expect(toasts()).toEqual([
    'Deleted. 1 of 2 people',
    'Could not delete. P 1: You do not have permission to delete this person',
  ]);
});

test('hiding can be undone from its toast', async () => {
  const { actions, sent } = fixture(({ ids }) => ({ ids, failed: [] }));
  await actions.hide(crowd(1));
  keptToasts()[0]?.action?.run();
  await vi.waitFor(() =>
    expect(sent.map(({ name }) => name)).toEqual(['user.hide', 'user.unhide']),
  );
  await vi.waitFor(() => expect(toasts()).toEqual(['Hidden. P 0', 'Shown again. P 0']));
  await vi.waitFor(() => expect(pendingPeople()).toBeUndefined());
});

test('tags are added and removed in slices of 2000; a refused merge gives its reason', async () => {
  const { actions, sent } = fixture(({ name }) => {
    if (name !== 'user.merge') return { success: true };
    throw new CallError({ message: 'Failed to update. ', code: 'FORBIDDEN', detail: 'Not these' });
  });
  await actions.addTags(crowd(2001), ['day']);
  await actions.removeTags(crowd(1), ['day']);
  expect(sent.map(({ name, ids }) => `${name} ${String(ids.length)}`)).toEqual([
    ...['tag.add_members_to_tags 2000', 'tag.add_members_to_tags 1', 'tag.remove_member 1'],
  ]);
  const [a = { user_id: '', name: '' }, b = a] = crowd(2);
  expect(await actions.merge(a, b)).toBe('Not these');
  expect(sent.at(-1)?.pending?.gone).toEqual(['p0']);
  expect(pendingPeople()).toBeUndefined();
});
