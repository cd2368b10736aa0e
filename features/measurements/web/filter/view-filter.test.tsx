// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { DateFilter } from '#measurements/contract';
import { defaultFilter } from '#measurements/domain';
import { ViewFilter } from './view-filter.tsx';

afterEach(cleanup);
const nothing = () => undefined;

test("the panel's accessible name is its purpose, not its button", async () => {
  render(
    <MantineProvider env="test">
      <ViewFilter
        {...{ filter: defaultFilter, now: 0, zone: 'UTC', locations: [], opened: true }}
        {...{ onOpen: nothing, onClose: nothing, onApply: nothing }}
      />
    </MantineProvider>,
  );
  expect(await screen.findByRole('dialog', { name: 'View filter' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'View' }).getAttribute('aria-haspopup')).toBe('dialog');
});

const monitoring = {
  initial: { ...defaultFilter, date_filter: 'last_x_hours', last_x_hours: 24 } as const,
  offersCustom: true,
  liveHours: 24,
};

function open(more: object): DateFilter[] {
  const applied: DateFilter[] = [];
  render(
    <MantineProvider env="test">
      <ViewFilter
        {...{ filter: defaultFilter, now: Date.parse('2026-11-20T05:42:00Z'), zone: 'UTC' }}
        {...{ locations: [], opened: true, onOpen: nothing, onClose: nothing }}
        onApply={(filter) => applied.push(filter)}
        {...more}
      />
    </MantineProvider>,
  );
  return applied;
}
const choose = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));

test('[DASH-06] only the page that has a range offers one', async () => {
  open({ locations: [{ tag_id: 'pit', name: 'Pit 3' }] });
  const kinds = await screen.findByRole('radiogroup', { name: 'Kind of view' });
  expect([...kinds.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
    'Live',
    'On a date',
  ]);
  expect(screen.getByRole('combobox', { name: 'Locations' })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'Custom' })).toBeNull();
});

test("[DASH-05] a range is chosen by days and hours, and Reset restores the page's initial filter", async () => {
  const applied = open({ page: monitoring, filter: monitoring.initial });
  await choose('Custom');
  fireEvent.click(screen.getByRole('button', { name: /Wednesday 18 November 2026/ }));
  fireEvent.click(screen.getByRole('button', { name: /Monday 16 November 2026/ }));
  fireEvent.change(screen.getByLabelText('From, on the first day'), { target: { value: '22:00' } });
  fireEvent.change(screen.getByLabelText('To, on the last day'), { target: { value: '06:00' } });
  fireEvent.click(screen.getByLabelText('Only these hours of each day'));
  expect(screen.getByText('16 – 18 Nov, 22:00 – 06:00 each day')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(applied.at(-1)).toMatchObject({
    ...{ date_filter: 'custom', start_date: '2026-11-16', end_date: '2026-11-18' },
    ...{ start_time: '22:00', end_time: '06:00', limit_to_hours: true },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(applied.at(-1)).toEqual(monitoring.initial);
});

test('[DASH-13, DASH-14] hours start at 3, days at 7, each with its choices', async () => {
  const applied = open({});
  await choose('Last hours');
  const numbers = (group: string) =>
    [...screen.getByRole('radiogroup', { name: group }).querySelectorAll('input')].map((input) =>
      Number(input.value),
    );
  expect(numbers('Hours')).toEqual([1, 3, 6, 12, 24]);
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await choose('Last days');
  expect(numbers('Days')).toEqual([1, 7, 14, 30]);
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(applied).toMatchObject([
    { date_filter: 'last_x_hours', last_x_hours: 3 },
    { date_filter: 'last_x_days', last_x_days: 7 },
  ]);
});

test('[DASH-15] a month is chosen from the years 2017 to 2026', async () => {
  open({ filter: { ...defaultFilter, date_filter: 'by_month', year: 2020, month: 3 } });
  const field = await screen.findByRole('combobox', { name: 'Year' });
  const years = [...field.querySelectorAll('option')].map(({ value }) => Number(value));
  expect(years).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017]);
});
