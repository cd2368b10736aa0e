// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ChoicesQuery, PeopleChoices } from '#hydration/offline';
import { ZoneProvider } from '#packages/ui';
import { mostChosenPeople } from '#people/contract';
import { defaultUserFilter } from '#people/domain';
import type { PeopleFields } from './people-draft.ts';
import { PeopleFilter } from './people-filter.tsx';

const stage = vi.hoisted(() => ({ names: [] as string[], hidden: [] as string[] }));
const now = Date.now();
const labels = [
  { tag_id: 'night', name: 'Night crew', type: 'default', people: 2 },
  { tag_id: 'welder', name: 'Welder', type: 'job', people: 1 },
];

/**
 * Answers like the copy: people whose name contains the search, hidden ones last if they are shown.
 */
function choices({ search, showHidden }: ChoicesQuery): PeopleChoices {
  const isFound = (name: string) => name.toLowerCase().includes(search.toLowerCase());
  const shown = stage.names.filter(isFound);
  const names = [...shown, ...(showHidden ? stage.hidden.filter(isFound) : [])];
  return {
    ...{ user_ids: names, names, labels: names.map(() => 'Night crew') },
    measured: Float64Array.from(names, (name) => (name === 'Ann Lee' ? now - 7_300_000 : NaN)),
    firstHidden: shown.length,
  };
}

vi.mock('#packages/sync/web', () => ({
  useCopy: ({ name }: { name: string }, query: ChoicesQuery) => ({
    data:
      name === 'hydration.people_choices'
        ? choices(query)
        : name === 'hydration.label_choices'
          ? labels
          : { metadata: { _beta: ['heat stress'], _show_preview_features: true } },
    error: null,
  }),
}));
afterEach(cleanup);

const everybody: PeopleFields = {
  ...defaultUserFilter,
  ...{ tag_ids: [], job_ids: [], location_ids: [] },
};

function Page({
  filter,
  onApply,
}: {
  filter: PeopleFields;
  onApply: (next: PeopleFields) => void;
}) {
  const [opened, setOpened] = useState(false);
  return (
    <PeopleFilter
      {...{ filter, everybody, opened, onApply }}
      count="3"
      useMatch={(draft) => `${String(draft.user_ids.length)} of 3 match`}
      onOpen={() => setOpened(true)}
      onClose={() => setOpened(false)}
    />
  );
}

function show(filter: Partial<PeopleFields> = {}, names = ['Ann Lee', 'Ben Ode', 'Cat Fox']) {
  [stage.names, stage.hidden] = [names, ['Hal Hid']];
  const onApply = vi.fn<(filter: PeopleFields) => void>();
  render(
    <MantineProvider env="test">
      <ZoneProvider zone="UTC">
        <Page filter={{ ...everybody, ...filter }} onApply={onApply} />
      </ZoneProvider>
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^People/ }));
  return onApply;
}
const search = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
const list = () => screen.getByRole('listbox', { name: 'People' });
const names = () =>
  screen.queryAllByRole('option').map((row) => row.textContent.replace(/Night crew.*$/, ''));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const applied = (onApply: ReturnType<typeof show>) => {
  press('Apply');
  return onApply.mock.lastCall?.[0];
};

test('[USER-17] a search is applied itself, or finds people to choose', () => {
  const onApply = show();
  expect(names()).toEqual(['Ann Lee', 'Ben Ode', 'Cat Fox']);
  search('e');
  expect(names()).toEqual(['Ann Lee', 'Ben Ode']);
  expect(screen.getByText('Select Apply to show all 2 people found.')).toBeTruthy();
  expect(applied(onApply)).toEqual({ ...everybody, search: 'e' });
  cleanup();
  const onTicked = show();
  search('ben');
  fireEvent.click(screen.getByRole('option', { name: /Ben/ }));
  search('cat');
  fireEvent.click(screen.getByRole('option', { name: /Cat/ }));
  expect(screen.getByText('2 of 3 match')).toBeTruthy();
  expect(applied(onTicked)).toEqual({ ...everybody, user_ids: ['Ben Ode', 'Cat Fox'] });
});

test('all found people are chosen at once, and all are cleared', () => {
  const onApply = show();
  search('e');
  press('Select all 2 found');
  expect(screen.getByText(', 2 selected')).toBeTruthy();
  press('Clear selection');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  expect(applied(onApply)).toEqual(everybody);
});

test('[USER-19, USER-20] hidden people and last measured times are shown if switched on', () => {
  const onApply = show();
  expect(screen.getByRole('option', { name: /Ann/ }).textContent).toContain('Measured 2 hours ago');
  expect(screen.getByRole('option', { name: /Ben/ }).textContent).toContain('Not measured yet');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show last measured time' }));
  expect(list().textContent).not.toContain('easured');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show hidden users' }));
  const hal = screen.getByRole('option', { name: /Hal Hid.*Hidden/ });
  fireEvent.click(hal);
  expect(applied(onApply)).toEqual({
    ...everybody,
    ...{ showHidden: true, showLastMeasurement: false, user_ids: ['Hal Hid'] },
  });
});

test('[USER-18] labels are chosen beside people, and one search finds both', () => {
  const onApply = show();
  search('night');
  expect(screen.getByText('No people match “night”.')).toBeTruthy();
  press('Show 1 label found');
  fireEvent.click(screen.getByRole('checkbox', { name: /Night crew/ }));
  expect(screen.queryByRole('checkbox', { name: /Welder/ })).toBeNull();
  expect(screen.getByRole('radio', { name: 'Labels (1)' })).toBeTruthy();
  expect(applied(onApply)).toEqual({ ...everybody, tag_ids: ['night'] });
});

test('[USER-21] Reset restores everybody; without Apply nothing changes', () => {
  const onApply = show({ user_ids: ['Ann Lee'], showHidden: true });
  fireEvent.click(screen.getByRole('option', { name: /Ben/ }));
  expect(onApply).not.toHaveBeenCalled();
  press('Reset');
  expect(onApply).toHaveBeenLastCalledWith(everybody);
});

test('by keys: down into the list, space toggles, up returns to the search, Escape to the button', () => {
  const onApply = show();
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(list());
  const active = () => document.getElementById(list().getAttribute('aria-activedescendant') ?? '');
  expect(active()?.textContent).toContain('Ann Lee');
  for (const key of ['ArrowDown', ' ', 'End', ' ', 'Home']) fireEvent.keyDown(list(), { key });
  expect(active()?.textContent).toContain('Ann Lee');
  fireEvent.keyDown(list(), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  expect(onApply).toHaveBeenLastCalledWith({ ...everybody, user_ids: ['Ben Ode', 'Cat Fox'] });
  fireEvent.click(screen.getByRole('button', { name: /^People/ }));
  fireEvent.keyDown(screen.getByRole('dialog', { name: 'Filter people' }), { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('people who were chosen are first when the panel opens again', () => {
  show({ user_ids: ['Cat Fox'] });
  expect(names()).toEqual(['Cat Fox', 'Ann Lee', 'Ben Ode']);
  const places = screen.getAllByRole('option').map((row) => row.getAttribute('aria-posinset'));
  expect(places).toEqual(['1', '2', '3']);
  expect(screen.getByRole('option', { name: /Cat/ }).getAttribute('aria-selected')).toBe('true');
});

test('of 5000 people only the visible ones are rendered; more than the maximum cannot be chosen', () => {
  const people = Array.from({ length: 5000 }, (_, at) => `Person ${String(at)}`);
  show({ user_ids: people.slice(0, mostChosenPeople) }, people);
  expect(screen.queryAllByRole('option').length).toBeLessThan(40);
  expect(screen.getByText(/^You can select at most 100 people/)).toBeTruthy();
  search('person 49');
  expect(screen.getByRole('button', { name: 'Select all 111 found' })).toHaveProperty(
    'disabled',
    true,
  );
  const row = within(list()).getAllByRole('option').at(0);
  expect(row?.getAttribute('aria-selected')).toBe('true');
});
