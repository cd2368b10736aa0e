import { expect, test } from 'vitest';
import { writeOf } from '../testing/fake-server.ts';
import {
  accept,
  add,
  claim,
  drop,
  edit,
  recover,
  refuse,
  release,
  removeSynced,
} from './queue-changes.ts';
import type { QueueChange } from './queue-changes.ts';
import type { QueuedWrite } from './queued-write.ts';

const ids = [0, 1, 2].map((number) => writeOf(number).id);
const [first = '', second = '', third = ''] = ids;
const three = after([0, 1, 2].map((number) => add(writeOf(number), number)));
const known = () => true;
const take: QueueChange<unknown> = claim(known);
const body = { changed: true };

function after(
  rules: readonly QueueChange<unknown>[],
  writes: readonly QueuedWrite[] = [],
): readonly QueuedWrite[] {
  return rules.reduce((list, rule) => rule(list).writes, writes);
}

const idsOf = (writes: readonly QueuedWrite[]) => writes.map(({ id }) => id);
const statesOf = (writes: readonly QueuedWrite[]) => writes.map(({ state }) => state);

test('takes writes in the order in which they were added', () => {
  expect(idsOf(three)).toEqual(ids);
  expect(claim(known)(three).result?.id).toBe(first);
  expect(claim(known)(after([take, accept(first)], three)).result?.id).toBe(second);
});

test('skips refused writes but waits for one without an answer', () => {
  expect(claim(known)(after([take, refuse(first, 'No', {})], three)).result?.id).toBe(second);
  expect(claim(known)(after([take, release(first)], three)).result?.id).toBe(first);
});

test('leaves a write of an unknown kind for a build that knows it', () => {
  expect(claim(() => false)(three)).toEqual({ writes: three, result: null });
});

test('keeps the position of a changed write, and requeues a refused one', () => {
  const refused = after([take, refuse(first, 'No', { value: 'No' })], three);
  const changed = after([edit(first, body)], refused);
  expect(idsOf(changed)).toEqual(ids);
  expect(changed[0]).toMatchObject({ body, state: 'waiting', reason: null, errors: {} });
  expect(changed[0]?.is_late).toBe(false);
});

test('treats the same id as the same write', () => {
  expect(after([add({ ...writeOf(1), body }, 9)], three)).toHaveLength(3);
  const sent = after([take], three);
  expect(add({ ...writeOf(0), body }, 9)(sent)).toEqual({ writes: sent, result: 'sending' });
});

test.each([
  ['change', (id: string) => edit(id, body)],
  ['drop', drop],
])('rejects a %s while the write is being sent, and afterwards', (_action, ruleOf) => {
  const sent = after([take], three);
  expect(ruleOf(first)(sent)).toEqual({ writes: sent, result: 'sending' });
  const accepted = after([accept(first)], sent);
  expect(ruleOf(first)(accepted)).toEqual({ writes: accepted, result: 'gone' });
  expect(ruleOf('unknown')(three)).toEqual({ writes: three, result: 'gone' });
});

test.each([
  ['sent without an answer', [take, release(first)], true],
  ['sent by the page before it was queued', [], true],
  ['never sent', [release(first)], false],
])('marks a changed write that was %s as late: %s', (how, rules, isLate) => {
  const is_tried = how.startsWith('sent by the page');
  const start = after([add({ ...writeOf(0), is_tried }, 0)]);
  const [write] = after([...(rules as QueueChange<unknown>[]), edit(first, body)], start);
  expect(write?.is_late).toBe(isLate);
});

test('requeues writes that were being sent in a crash, but not accepted ones', () => {
  const crashed = after([take, accept(first), take], three);
  expect(statesOf(crashed)).toEqual(['sending', 'sending', 'waiting']);
  expect(claim(known)(after([recover], crashed)).result?.id).toBe(second);
});

test('removes only accepted writes when their rows are stored', () => {
  const accepted = after([take, accept(first), take], three);
  expect(idsOf(after([removeSynced(new Set(ids))], accepted))).toEqual([second, third]);
  expect(idsOf(after([removeSynced(new Set([third]))], accepted))).toEqual(ids);
});
