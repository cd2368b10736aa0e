// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Tag } from '#tags/contract';
import { TagPicker } from './tag-picker.tsx';

const stage = vi.hoisted(() => ({ tags: [] as unknown[] }));
vi.mock('#packages/sync/web', () => ({ useCopy: () => ({ data: stage.tags }) }));

const tag = (name: string, more: Partial<Tag> = {}): Tag => ({
  ...{ tag_id: name, name, type: 'location', is_hidden: false, active: true, metadata: {} },
  ...{ created_time: '', modified_time: '' },
  ...more,
});
stage.tags = [
  ...[tag('North Pit'), tag('Kiln hall'), tag('Night crew', { type: 'default' })],
  tag('Old yard', { is_hidden: true }),
];
afterEach(cleanup);

const onChange = vi.fn();
const show = (value: string | null, taken: readonly string[] = []) =>
  render(
    <MantineProvider env="test">
      <TagPicker
        label="Location"
        value={value}
        onChange={onChange}
        types={['location']}
        taken={taken}
        clearable
      />
    </MantineProvider>,
  );
const field = () => screen.getByRole('combobox', { name: 'Location' });
const rows = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('[TAG-56] a tag of the type is picked, by mouse or keys, and the list closes', () => {
  show('Kiln hall');
  expect(field()).toHaveProperty('value', 'Kiln hall');
  fireEvent.click(field());
  expect(rows()).toEqual(['Kiln hall', 'North Pit']);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Kiln hall');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(onChange).toHaveBeenLastCalledWith('North Pit');
  expect(rows()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Clear Location' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('a hidden tag is shown if it was picked before, but not offered; nor are taken ones', () => {
  show('Old yard', ['North Pit']);
  expect(field()).toHaveProperty('value', 'Old yard');
  fireEvent.click(field());
  expect(rows()).toEqual(['Kiln hall']);
});
