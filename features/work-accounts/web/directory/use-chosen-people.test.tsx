// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FoundPerson } from '#work-accounts/contract';
import { useChosenPeople } from './use-chosen-people.ts';

const one = (object_id: string, is_person = false): FoundPerson => ({
  ...{ object_id, name_first: object_id, name_last: '', email: `${object_id}@acme.example` },
  ...{ department: '', is_person },
});

test('chosen people keep their order; people who are added already are skipped', () => {
  const { result } = renderHook(() => useChosenPeople());
  const ids = () => result.current.rows.map(({ object_id }) => object_id);
  act(() => result.current.set([one('a'), one('b', true), one('c')], true));
  act(() => result.current.set([one('d'), one('a')], true));
  expect(ids()).toEqual(['a', 'c', 'd']);
  act(() => result.current.set([one('c'), one('x')], false));
  expect([ids(), result.current.has('c'), result.current.has('d')]).toEqual([
    ['a', 'd'],
    false,
    true,
  ]);
  act(() => result.current.clear());
  expect(ids()).toEqual([]);
});
