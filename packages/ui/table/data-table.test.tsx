// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetRemembered } from '../remembered.ts';
import type { Column, Sort } from './column.ts';
import { DataTable } from './data-table.tsx';
import { useLocalPage, useTableSize } from './table-place.ts';

interface Crew {
  name: string;
  people: number;
}
const crews = (count: number): Crew[] =>
  Array.from({ length: count }, (_, at) => ({ name: `Crew ${String(at + 1)}`, people: at }));
const columns: readonly Column<Crew>[] = [
  { key: 'name', head: 'Name', sortable: true, frozen: true, cell: cellOfName, text: cellOfName },
  {
    ...{ key: 'people', head: 'People', sortable: true, numeric: true },
    ...{ cell: ({ people }) => people, text: ({ people }) => String(people) },
  },
  { key: 'site', head: 'Site', cell: () => 'Kiln', text: () => 'Kiln' },
];
function noteOf({ name }: Crew) {
  return <input aria-label={`Note on ${name}`} />;
}
function cellOfName({ name }: Crew): string {
  return name;
}

beforeEach(forgetRemembered);
afterEach(cleanup);

const onSort = vi.fn<(sort: Sort) => void>();
const own = 20;

interface Given {
  rows: Crew[] | undefined;
  error?: unknown;
  isStateless?: boolean;
}

function Table({ rows, error = null, isStateless = false }: Given) {
  const place = useLocalPage('crews', own, rows);
  return (
    <MantineProvider env="test">
      <DataTable
        {...place}
        label="Crews"
        rowKey={({ name }) => name}
        columns={columns}
        sort={{ key: 'name', descending: false }}
        onSort={onSort}
        {...(isStateless && { isStateless, menu: noteOf })}
        empty={<p>No crews yet</p>}
        error={error}
        onRetry={() => undefined}
      />
    </MantineProvider>
  );
}
const show = (count: number) => render(<Table rows={crews(count)} />);
/** Selectors instead of roles, which are slow to compute for long tables. */
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const heads = () => all('thead th').map(({ textContent }) => textContent);
const names = () => all('tbody th[scope=row]').map(({ textContent }) => textContent);
const sizes = () => screen.getByLabelText<HTMLSelectElement>('Rows');
const pages = () => all('button[aria-label^="Page "]');
const current = () => all('button[aria-current=page]')[0]?.textContent;
const press = (name: string) => {
  const isNamed = (button: HTMLElement) =>
    (button.getAttribute('aria-label') ?? button.textContent) === name;
  const button = all('button').find(isNamed);
  if (button === undefined) throw new Error(`There is no button ${name}.`);
  fireEvent.click(button);
};
const goTo = (typed: string) => {
  const field = screen.getByLabelText('Go to page');
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.submit(field);
};

test('[SHARED-10] a sortable header is a button with its order', () => {
  show(3);
  const [name, , site] = screen.getAllByRole('columnheader');
  expect(name?.getAttribute('aria-sort')).toBe('ascending');
  press('Name');
  press('People');
  expect(onSort.mock.calls).toEqual([
    [{ key: 'name', descending: true }],
    [{ key: 'people', descending: true }],
  ]);
  expect(site && within(site).queryByRole('button')).toBeNull();
});

test('rows without a state are rendered in the places of the earlier ones', () => {
  render(<Table rows={crews(2 * own)} isStateless />);
  const [first] = all('tbody tr');
  const [note] = all('tbody input');
  press('Next page');
  expect(names()[0]).toBe(`Crew ${String(own + 1)}`);
  expect(all('tbody tr')[0]).toBe(first);
  expect(all('tbody input')[0]).toBe(note);
});

test('any other row of the next page is a new one', () => {
  show(2 * own);
  const [first] = all('tbody tr');
  press('Next page');
  expect(all('tbody tr')[0]).not.toBe(first);
});

test('[SHARED-11] the frozen column names its row, and cannot be hidden', () => {
  show(1);
  expect(screen.getByRole('rowheader').hasAttribute('data-frozen')).toBe(true);
  press('Columns');
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
});

test('hidden columns stay hidden', () => {
  show(1);
  press('Columns');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Site' }));
  expect(heads()).toEqual(['Name', 'People']);
  cleanup();
  show(1);
  expect(heads()).toEqual(['Name', 'People']);
});

test('[SHARED-12] the sizes are the five and the own one, sorted; the choice is remembered', () => {
  show(60);
  const offered = [...sizes().options].map(({ text }) => text);
  expect(offered).toEqual(['20', '25', '50', '75', '100', '200']);
  expect([sizes().value, names().length]).toEqual(['20', 20]);
  fireEvent.change(sizes(), { target: { value: '50' } });
  expect(names()).toHaveLength(50);
  cleanup();
  show(60);
  expect([sizes().value, names().length]).toEqual(['50', 50]);
});

test('another size keeps the first row visible', () => {
  show(120);
  press('Page 4');
  expect(names()[0]).toBe('Crew 61');
  fireEvent.change(sizes(), { target: { value: '25' } });
  expect(names()[0]).toBe('Crew 51');
});

test.each([
  [20, undefined, 20],
  [20, 50, 50],
  [20, 33, 20],
  [75, 50, 75],
])('a URL with %i, with %s remembered, gives %i', (asked, kept, size) => {
  if (kept !== undefined) {
    localStorage.setItem('watershade-view::rows:crews', JSON.stringify(kept));
  }
  function Size() {
    return useTableSize('crews', own, asked);
  }
  render(<Size />);
  expect(document.body.textContent).toBe(String(size));
});

test('there are at most five page buttons, including the ends', () => {
  show(600);
  press('Page 4');
  press('Page 5');
  expect(pages().map(({ textContent }) => textContent)).toEqual(['1', '4', '5', '6', '30']);
  expect(current()).toBe('5');
  press('Next page');
  expect(current()).toBe('6');
});

test('a page without rows is replaced by the last one', () => {
  const { rerender } = show(60);
  press('Page 3');
  rerender(<Table rows={crews(41)} />);
  expect(current()).toBe('3');
  rerender(<Table rows={crews(40)} />);
  expect(current()).toBe('2');
  expect(names()[0]).toBe('Crew 21');
});

test('[SHARED-13] the typed page is opened', () => {
  show(600);
  for (const typed of ['30', ' 7 ', '1']) {
    goTo(typed);
    expect(current()).toBe(typed.trim());
  }
});

test('[SHARED-14] anything but 1 up to the page count is rejected: the page stays and the limits are shown', () => {
  show(600);
  press('Page 2');
  for (const typed of ['0', '31', '-1', '2.5', '', 'x', '1e1', '99999999999999']) {
    goTo(typed);
    expect(screen.getByText('Enter a page from 1 to 30')).toBeTruthy();
    expect(current()).toBe('2');
  }
  goTo('3');
  expect(screen.queryByText('Enter a page from 1 to 30')).toBeNull();
  expect(current()).toBe('3');
});

test('the file contains all rows of the filter, in the visible columns', async () => {
  const saved = new Promise<Blob>((resolve) => {
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      resolve(file as Blob);
      return 'blob:crews';
    });
  });
  show(60);
  press('Columns');
  fireEvent.click(screen.getByLabelText('Site'));
  press('CSV');
  const text = await (await saved).text();
  const lines = text.replace('\uFEFF', '').trim().split(/\r?\n/);
  expect(lines[0]).toBe('Name,People');
  expect(lines).toHaveLength(61);
  expect(lines.at(-1)).toBe('Crew 60,59');
});

test('empty, error and loading states are shown', () => {
  const { rerender } = show(0);
  expect(screen.getByText('No crews yet')).toBeTruthy();
  rerender(<Table rows={undefined} />);
  expect(screen.queryByRole('table')).toBeNull();
  rerender(<Table rows={undefined} error={new Error('broken')} />);
  expect(screen.getByText('Something went wrong. Please try again later.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});
