// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DropdownCreate, DropdownMore, DropdownOption } from './dropdown/dropdown-option.ts';
import { SearchMultiSelect } from './search-multi-select.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const crews = (count: number): DropdownOption[] =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), label: `Crew ${String(at)}` }));

interface Given {
  options?: readonly DropdownOption[];
  start?: string[];
  create?: DropdownCreate;
  more?: DropdownMore;
  onSubmit?: () => void;
}

function Stage({ options = crews(3), start = [], create, more, onSubmit }: Given) {
  const [value, setValue] = useState(start);
  return (
    <MantineProvider env="test">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.();
        }}
      >
        <SearchMultiSelect
          label="Crews"
          options={options}
          value={value}
          onChange={setValue}
          create={create}
          more={more}
        />
        <output>{value.join(' ')}</output>
        <button type="submit">After</button>
      </form>
    </MantineProvider>
  );
}
const show = (given: Given = {}) => render(<Stage {...given} />);
const field = () => screen.getByRole('combobox', { name: 'Crews' });
const key = (name: string) => fireEvent.keyDown(field(), { key: name });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pass = (time: number) => {
  act(() => {
    vi.advanceTimersByTime(time);
  });
};
const rows = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const value = () => document.querySelector('output')?.textContent;
const activeRow = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

test('[SHARED-17, SHARED-18, SHARED-19] a list of 5000 renders the visible rows and five beyond, of 40 px each in at most 300 px', () => {
  show({ options: crews(5000) });
  fireEvent.click(field());
  const list = screen.getByRole('listbox', { name: 'Crews' });
  expect(list.style.height).toBe('300px');
  expect(rows()).toHaveLength(Math.ceil(300 / 40) + 5);
  const [first] = screen.getAllByRole('option');
  expect(first?.style.height).toBe('40px');
  expect(first?.getAttribute('aria-setsize')).toBe('5000');
});

test('a short list is as high as its rows', () => {
  show();
  fireEvent.click(field());
  expect(screen.getByRole('listbox').style.height).toBe('120px');
});

test('[SHARED-16] the list closes 200 ms after it loses focus, and stays if the focus returns', () => {
  show();
  fireEvent.click(field());
  fireEvent.blur(field());
  pass(199);
  expect(rows()).toHaveLength(3);
  fireEvent.focus(field());
  pass(1000);
  expect(rows()).toHaveLength(3);
  fireEvent.blur(field());
  pass(200);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

test('[CONST-01] it is searched 300 ms after the last typed character', () => {
  show();
  type('crew');
  pass(299);
  type('crew 2');
  pass(299);
  expect(rows()).toHaveLength(3);
  expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true');
  pass(1);
  expect(rows()).toEqual(['Crew 2']);
  expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('false');
});

test('[SHARED-04] without matches it says so', () => {
  show();
  type('kiln');
  pass(300);
  expect(rows()).toEqual([]);
  expect(screen.getByText('No results found')).toBeTruthy();
});

test('arrows wrap around, Enter chooses the active row, Backspace removes the last one', () => {
  const onSubmit = vi.fn();
  show({ onSubmit });
  key('ArrowDown');
  expect(activeRow()).toBeNull();
  key('ArrowDown');
  expect(activeRow()).toBe('Crew 0');
  key('ArrowUp');
  expect(activeRow()).toBe('Crew 2');
  key('Enter');
  key('ArrowDown');
  key('Enter');
  expect(value()).toBe('2 0');
  const [first] = screen.getAllByRole('option', { selected: true });
  expect(first?.textContent).toBe('Crew 0');
  key('Backspace');
  expect(value()).toBe('2');
  key('Enter');
  expect(value()).toBe('2 0');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the active row is always rendered', () => {
  show({ options: crews(5000) });
  key('ArrowDown');
  key('ArrowUp');
  expect(activeRow()).toBe('Crew 4999');
  key('PageUp');
  expect(activeRow()).toBe('Crew 4992');
});

test('Enter chooses what matches now, without waiting for the search', () => {
  show();
  type('crew 1');
  key('Enter');
  expect(value()).toBe('1');
  expect(field()).toHaveProperty('value', '');
});

test('Escape closes the list first, and reaches the elements around it only then', () => {
  show();
  const outer = vi.fn();
  document.addEventListener('keydown', outer);
  fireEvent.click(field());
  key('Escape');
  expect(screen.queryByRole('listbox')).toBeNull();
  key('Escape');
  document.removeEventListener('keydown', outer);
  expect(outer).toHaveBeenCalledTimes(1);
});

test('a chip is removed by its button', () => {
  show({ start: ['1', '2'] });
  fireEvent.click(screen.getByRole('button', { name: 'Remove Crew 1' }));
  expect(value()).toBe('2');
});

test('[SHARED-03] the end of the list loads more, and says so', () => {
  const onMore = vi.fn();
  const { rerender } = show({ options: crews(30), more: { isFetching: false, onMore } });
  key('ArrowDown');
  expect(onMore).not.toHaveBeenCalled();
  key('ArrowUp');
  expect(onMore).toHaveBeenCalledTimes(1);
  rerender(<Stage options={crews(30)} more={{ isFetching: true, onMore }} />);
  expect(screen.getByText('Load more results...')).toBeTruthy();
  rerender(<Stage options={crews(60)} more={{ isFetching: false, onMore }} />);
  expect(screen.queryByText('Load more results...')).toBeNull();
  expect(onMore).toHaveBeenCalledTimes(1);
});

const creating = (more: Partial<DropdownCreate> = {}) => {
  const onCreate = vi.fn();
  const named = (text: string) => `Create "${text}"`;
  const create: DropdownCreate = { empty: '+ New', hint: 'Type a name', named, onCreate, ...more };
  return { create, onCreate };
};

test('the button under the list is disabled until something is typed, and says why', () => {
  const { create, onCreate } = creating();
  show({ create });
  fireEvent.click(field());
  const button = screen.getByRole('button', { name: '+ New' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.getAttribute('aria-description')).toBe('Type a name');
  fireEvent.click(button);
  type('   ');
  fireEvent.click(screen.getByRole('button', { name: '+ New' }));
  expect(onCreate).not.toHaveBeenCalled();
  type(' Kiln crew ');
  fireEvent.click(screen.getByRole('button', { name: 'Create "Kiln crew"' }));
  expect(onCreate.mock.calls).toEqual([['Kiln crew']]);
  expect(field()).toHaveProperty('value', '');
});

test('Enter creates a new one only if nothing matches', () => {
  const { create, onCreate } = creating();
  show({ create });
  type('crew');
  key('Enter');
  expect(value()).toBe('0');
  expect(onCreate).not.toHaveBeenCalled();
  type('Kiln');
  key('Enter');
  expect(onCreate.mock.calls).toEqual([['Kiln']]);
  expect(value()).toBe('0');
});

test('while it is blocked neither Enter nor the button creates anything', () => {
  const { create, onCreate } = creating({ blocked: 'Needs a connection' });
  show({ create });
  type('Kiln');
  key('Enter');
  const button = screen.getByRole('button', { name: 'Create "Kiln"' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-description')).toBe('Needs a connection');
  expect(onCreate).not.toHaveBeenCalled();
});

test('Tab moves from the field to the button, and then continues after the field', () => {
  const { create } = creating();
  show({ create });
  field().focus();
  fireEvent.click(field());
  key('Tab');
  expect(document.activeElement).toBe(field());
  type('crew');
  key('Tab');
  const button = screen.getByRole('button', { name: 'Create "crew"' });
  expect(document.activeElement).toBe(button);
  fireEvent.keyDown(button, { key: 'Tab', shiftKey: true });
  expect(document.activeElement).toBe(field());
  key('Tab');
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(document.activeElement).toBe(field());
  expect(within(document.body).queryByRole('listbox')).toBeNull();
});
