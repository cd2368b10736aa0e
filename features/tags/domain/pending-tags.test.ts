import { expect, test } from 'vitest';
import type { Tag } from '#tags/contract';
import { withPending } from './pending-tags.ts';
import type { PendingTag } from './pending-tags.ts';

const tag = (parts: Partial<Tag> = {}): Tag => ({
  ...{ tag_id: 't', name: 'Night crew', type: 'default', is_hidden: false, active: true },
  ...{ metadata: {}, created_time: '', modified_time: '2026-11-20T00:00:00.000Z' },
  ...parts,
});
const shown = (stored: Tag[], own: PendingTag) =>
  withPending(stored, new Map([[own.tag.tag_id, own]])).map(
    ({ tag: { name, active }, isPending }) =>
      [name, active ? 'there' : 'deleted', isPending ? 'pending' : 'kept'].join(' '),
  );
const later = '2026-11-20T00:00:01.000Z';

test('a change is shown at once, and marked until the server has answered', () => {
  const renamed = tag({ name: 'Late crew' });
  expect(shown([tag()], { tag: renamed, isDone: false })).toEqual(['Late crew there pending']);
  const answered = { tag: { ...renamed, modified_time: later }, isDone: true };
  expect(shown([tag()], answered)).toEqual(['Late crew there kept']);
});

test('once the copy has the change, its data is used, also with later changes', () => {
  const answered = { tag: tag({ name: 'Late crew', modified_time: later }), isDone: true };
  const stored = (name: string, parts: Partial<Tag> = {}) =>
    shown([tag({ name, modified_time: later, ...parts })], answered);
  expect(stored('Late crew')).toEqual(['Late crew there kept']);
  expect(stored('Last crew', { modified_time: '2026-11-20T00:00:02.000Z' })).toEqual([
    'Last crew there kept',
  ]);
  expect(stored('Late crew', { active: false })).toEqual(['Late crew deleted kept']);
});

test('a new tag is listed once, before and after the copy has it', () => {
  const fresh = tag({ tag_id: 'new', name: 'Fresh crew' });
  const names = ['Night crew there kept', 'Fresh crew there pending'];
  expect(shown([tag()], { tag: fresh, isDone: false })).toEqual(names);
  expect(shown([tag(), fresh], { tag: fresh, isDone: false })).toEqual(names);
  expect(shown([tag(), fresh], { tag: fresh, isDone: true })).toHaveLength(2);
});

test('a deleted tag is left out until the copy has it as deleted', () => {
  const deleted = { tag: tag({ active: false }), isDone: true };
  expect(shown([tag({ modified_time: later })], deleted)).toEqual(['Night crew deleted kept']);
});
