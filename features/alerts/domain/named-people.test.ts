import { expect, test } from 'vitest';
import type { Access, Viewer } from '#permissions/contract';
import type { AlertTarget } from './alert-targets.ts';
import { mayStillRead, namedPeople, saysHiddenValue } from './named-people.ts';

const viewer = (access: Access[], tag_id: string | null): Viewer => ({
  ...{ user_id: 'sue', org_id: 'acme', grants: [{ access, tag_id }] },
});
const full: Access[] = ['manager', 'view_user', 'view_measure'];
const ofPit = viewer(full, 'pit');
const tested = (user_id: string, tag_id: string): AlertTarget => ({
  ...{ kind: 'test', user_id, tag_ids: [tag_id], measurement_id: user_id, time: 0 },
  ...{ status: 'severe', value: 187 },
});
const targets = [tested('ann', 'pit'), tested('bob', 'mill')];

test('a text names only the people whose tests its recipient may see, each once', () => {
  expect(namedPeople({ targets: [...targets, tested('ann', 'pit')] }, ofPit)).toEqual(['ann']);
  expect(namedPeople({ targets }, viewer(full, null))).toEqual(['ann', 'bob']);
  expect(namedPeople({ targets }, viewer(['view_user'], 'pit'))).toEqual([]);
});

test('a group is named only to those who may see all of its people', () => {
  const people = [
    { user_id: 'ann', tag_ids: ['pit'] },
    { user_id: 'bob', tag_ids: ['mill'] },
  ];
  const group: AlertTarget = { kind: 'group', people, samples: 2, affected: 1 };
  expect(namedPeople({ targets: [group] }, ofPit)).toEqual([]);
  expect(namedPeople({ targets: [group] }, viewer(full, null))).toEqual(['ann', 'bob']);
});

test.each<[string, Viewer, string | null, boolean]>([
  ['the same rights', ofPit, 'pit', true],
  ['no right to the tests any more', viewer(['manager', 'view_user'], null), 'pit', true],
  ['another team', viewer(full, 'mill'), 'pit', false],
  ['a person who has moved to another team', ofPit, 'mill', false],
  ['a person who is gone', ofPit, null, false],
  ['no rights', viewer([], null), 'pit', false],
])('with %s a waiting text may be sent: %#', (_what, recipient, tag_id, isSent) => {
  const text = {
    reason: 'now',
    tag_ids: ['pit'],
    targets: [tested('ann', 'pit')],
    named: ['ann'],
  } as const;
  const tagsOf = () => (tag_id === null ? null : [tag_id]);
  expect(mayStillRead(recipient, text, tagsOf)).toBe(isSent);
});

test('a text that names nobody needs only the team', () => {
  const text = {
    reason: 'now',
    tag_ids: ['pit'],
    targets: [tested('ann', 'pit')],
    named: [],
  } as const;
  expect(mayStillRead(viewer(['manager'], 'pit'), text, () => null)).toBe(true);
});

test('a recipient of a tag need not supervise anybody, but reads only names that they may see', () => {
  const text = { reason: 'tag', tag_ids: ['pit'], targets: [tested('ann', 'pit')] } as const;
  const nurse = viewer([], null);
  expect(mayStillRead(nurse, { ...text, named: [] }, () => ['pit'])).toBe(true);
  expect(mayStillRead(nurse, { ...text, named: ['ann'] }, () => ['pit'])).toBe(false);
});

test.each([
  ['Ann: Severely Dehydrated, 187 mOsm on 27 Nov.', true],
  ['Ann: Severely Dehydrated on 27 Nov.', false],
  // Text messages are cut.
  ['Ann: Severely Dehydrated, 187… https://w.test', true],
  ['Ann: Severely Dehydrated, 1… https://w.test', true],
  ['Ann: Severely Dehydrated,… https://w.test', false],
  ['Ann: Severely Dehydrated, 87… https://w.test', false],
])('%s says a value that is hidden since: %j', (text, isHidden) => {
  const asked = { targets: [tested('ann', 'pit')], text };
  expect(saysHiddenValue({ ...ofPit, values_hidden: true }, asked)).toBe(isHidden);
  expect(saysHiddenValue(ofPit, asked)).toBe(false);
  expect(saysHiddenValue({ ...ofPit, user_id: 'ann', values_hidden: true }, asked)).toBe(false);
});
