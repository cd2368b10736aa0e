// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { NamedPerson } from '#people/offline';
import { PersonMultiSelect } from './person-multi-select.tsx';
import { PersonPicker } from './person-picker.tsx';

const stage = vi.hoisted(() => ({ people: [] as unknown[], others: [] as unknown[] }));
vi.mock('#packages/sync/web', () => ({
  useCopy: ({ name }: { name: string }) => ({
    data: name === 'people.names' ? stage.people : stage.others,
  }),
}));

const person = (user_id: string, name: string, email: string | null = null): NamedPerson => ({
  ...{ user_id, name, email },
});
stage.people = [
  ...[person('a', 'Ana Alvarez', 'ana@crew.example'), person('b', 'Ben Brown')],
  person('c', 'Zoë Brown', 'zoe@crew.example'),
];
stage.others = [person('h', 'Hal Hidden')];
afterEach(cleanup);

const onChange = vi.fn();
const field = (name: string) => screen.getByRole('combobox', { name });
const rows = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const taken = ['a'];

test('people are found by name or email, and are added one after another', () => {
  render(
    <MantineProvider env="test">
      <PersonMultiSelect label="Add members" value={['h']} onChange={onChange} />
    </MantineProvider>,
  );
  // A person who was picked and then hidden is named, but not offered again.
  expect(screen.getByText('Hal Hidden')).toBeTruthy();
  fireEvent.click(field('Add members'));
  expect(rows()).toEqual(['Ana Alvarezana@crew.example', 'Ben Brown', 'Zoë Brownzoe@crew.example']);
  for (const [typed, user_id] of [
    ['ZOE', 'c'],
    ['ana@crew', 'a'],
  ] as const) {
    fireEvent.change(field('Add members'), { target: { value: typed } });
    fireEvent.keyDown(field('Add members'), { key: 'Enter' });
    expect(onChange).toHaveBeenLastCalledWith(['h', user_id]);
  }
});

test('people who are members already or do not qualify are not offered', () => {
  render(
    <MantineProvider env="test">
      <PersonPicker
        label="Add supervisor"
        value="h"
        onChange={onChange}
        taken={taken}
        isOffered={hasEmail}
        clearable
      />
    </MantineProvider>,
  );
  expect(field('Add supervisor')).toHaveProperty('value', 'Hal Hidden');
  fireEvent.click(field('Add supervisor'));
  expect(rows()).toEqual(['Zoë Brownzoe@crew.example']);
  fireEvent.click(screen.getByRole('option', { name: /Zoë/ }));
  expect(onChange).toHaveBeenLastCalledWith('c');
  fireEvent.click(screen.getByRole('button', { name: 'Clear Add supervisor' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
});

function hasEmail({ email }: NamedPerson): boolean {
  return email !== null;
}
