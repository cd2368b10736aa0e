// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Tag } from '#tags/contract';
import type { TagKind } from '../kind/tag-kind.ts';
import { tagColumns } from './tag-columns.tsx';

vi.mock('@tanstack/react-router', () => ({ Link: () => <a href="#there">Pour</a> }));
afterEach(cleanup);

const text = () => 'High (28)';
const kind: TagKind = {
  ...{ type: 'job', tabs: [], Mark: () => <span>High (28)</span> },
  columns: [{ column: { key: 'risk', head: 'Risk', cell: text, text }, value: () => 28 }],
};
const tag: Tag = {
  ...{ tag_id: 'Pour', name: 'Pour', type: 'job', is_hidden: false, active: true, metadata: {} },
  ...{ created_time: '', modified_time: '' },
};
const row = { tag, users: 3, managers: 0, measurements: 1167, isPending: false };

test('on a phone the tests column comes before the wider supervisors column', () => {
  const keys = (isNarrow: boolean) => tagColumns(kind, isNarrow).map(({ key }) => key);
  expect(keys(false)).toEqual(['name', 'users', 'managers', 'measurements', 'risk']);
  expect(keys(true)).toEqual(['name', 'users', 'measurements', 'managers', 'risk']);
});

test('on a phone the mark of a job is under its name, visible without scrolling', () => {
  for (const isNarrow of [false, true]) {
    render(tagColumns(kind, isNarrow)[0]?.cell(row));
    expect(screen.queryByText('High (28)') !== null).toBe(isNarrow);
    cleanup();
  }
});
