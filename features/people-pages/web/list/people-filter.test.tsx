// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { LabelCount } from '#people/domain';
import { peopleSearch } from '../people-search.ts';
import type { PeopleFilter } from '../people-search.ts';
import { PeopleFilterButton } from './people-filter.tsx';

const stage = vi.hoisted(() => ({ beta: [] as string[], isPreview: true }));
vi.mock('#packages/sync/web', () => ({
  useCopy: () => ({
    data: { metadata: { _beta: stage.beta, _show_preview_features: stage.isPreview } },
  }),
}));
afterEach(cleanup);

const label = (name: string, type: LabelCount['type']): LabelCount => ({
  ...{ tag_id: name, name, type, people: 4 },
});
const labels = [
  ...[label('Day crew', 'default'), label('Night crew', 'default')],
  ...[label('Welder', 'job'), label('North Pit', 'location')],
];

function show(filter: Partial<PeopleFilter> = {}, count = '43') {
  const onApply = vi.fn<(filter: PeopleFilter) => void>();
  render(
    <MantineProvider env="test">
      <PeopleFilterButton
        filter={{ ...peopleSearch.defaults, ...filter }}
        labels={labels}
        count={count}
        onApply={onApply}
      />
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Filter/ }));
  return onApply;
}
/** Groups of labels; that of the hydration status has no legend. */
const groups = () =>
  screen.getAllByRole('group').flatMap((group) => group.querySelector('legend')?.textContent ?? []);

test('[PLAT-23, USER-18] people are filtered by tags; by jobs and locations only if heat stress is on', () => {
  stage.beta = [];
  show();
  expect(groups()).toEqual(['Tags']);
  expect(screen.getByLabelText('Search tags')).toBeTruthy();
  cleanup();
  stage.beta = ['heat stress'];
  stage.isPreview = false;
  show();
  expect(groups()).toEqual(['Tags']);
  cleanup();
  stage.isPreview = true;
  show();
  expect(groups()).toEqual(['Tags', 'Jobs', 'Locations']);
  fireEvent.change(screen.getByLabelText('Search tags, jobs and locations'), {
    target: { value: 'PIT' },
  });
  expect(groups()).toEqual(['Locations']);
});

test('[USER-21] Apply sets the chosen filter, and Reset clears it except search and order', () => {
  const onApply = show({ search: 'an', sort: 'value', page: 3 });
  fireEvent.click(screen.getByRole('checkbox', { name: /Night crew/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show hidden users' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show last measured time' }));
  expect(onApply).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onApply).toHaveBeenLastCalledWith({
    ...peopleSearch.defaults,
    ...{ search: 'an', sort: 'value', page: 0 },
    ...{ tag_ids: ['Night crew'], showHidden: true, showLastMeasurement: false },
  });
  cleanup();
  const onReset = show({ search: 'an', only: true, tag_ids: ['Day crew'], page: 3 });
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(onReset).toHaveBeenLastCalledWith({ ...peopleSearch.defaults, search: 'an', only: true });
});

test('people are filtered by their hydration status', () => {
  const onApply = show({ states: ['severe'] });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Moderate' }));
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onApply).toHaveBeenLastCalledWith(
    expect.objectContaining({ states: ['moderate', 'severe'], page: 0 }),
  );
});

test('[USER-22] the count is the total, or filtered and total', () => {
  show({}, '43');
  expect(screen.getByText('43 match')).toBeTruthy();
  cleanup();
  show({ tag_ids: ['Day crew'] }, '12/43');
  expect(screen.getByText('12/43 match')).toBeTruthy();
});

test('the panel is announced by its purpose, and closes with Escape', () => {
  show();
  const panel = screen.getByRole('dialog', { name: 'Filter people' });
  fireEvent.keyDown(panel, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
