// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { shiftRisk } from '#heat/domain';
import type { HourAdvice } from '#heat/domain';
import { BestHoursBody } from './best-hours-screen.tsx';
import { hoursTexts } from './hours-texts.ts';
import { sampleHours } from './planner-sample.ts';
import type { BestHours } from './use-best-hours.ts';

afterEach(cleanup);
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: PropsWithChildren) => <a href="/">{children}</a>,
}));

const shown = (changes: Partial<BestHours> = {}) =>
  render(
    <MantineProvider env="test">
      <BestHoursBody hours={sampleHours(changes)} />
    </MantineProvider>,
  );
const stopped: HourAdvice = {
  ...{
    wbgt: 34,
    clothing: 0,
    limit: { name: 'RAL', celsius: 24 },
    limited_by: 'wbgt',
    litres_of_crew: 14,
  },
  ...{ work_minutes: 0, rest_minutes: 60, spells: null, stretch: null },
  water: { litres: 1, loss: 0.9, by: 'floor' },
};
const shift = () => screen.getByLabelText('Shift of Scaffolding');

test('the shift shows its time and its risks, and every hour its risk', () => {
  const { container } = shown();
  expect(shift().getAttribute('aria-valuetext')).toBe(
    'Tue 24 Nov, 10:00 to 18:00: 6 hours extreme',
  );
  const cells = [...container.querySelectorAll('[role=cell]')].map(
    ({ textContent }) => textContent,
  );
  expect(cells).toHaveLength(2 * 25);
  expect(cells.slice(11, 13)).toEqual(['24 Low Risk', '72 Extreme Risk']);
  expect(container.querySelector('[role=status]')?.textContent).toBe(hoursTexts.how);
});

test('keys move it; consecutive key presses are one move', () => {
  const move = vi.fn<BestHours['move']>();
  shown({ move });
  for (const key of ['ArrowLeft', 'ArrowDown', 'Home', 'PageUp', 'x']) {
    fireEvent.keyDown(shift(), { key });
  }
  expect(move.mock.calls).toEqual([
    [9, false],
    [34, true],
    [7, true],
    [10, true],
  ]);
});

test('each day has its best start, and a moved shift a way back', () => {
  const move = vi.fn<BestHours['move']>();
  const { container } = shown({ move, from: 12 });
  expect(container.querySelector('[role=status]')?.textContent).toBe(
    'Against 12:00: 2 risk-hours fewer, 2 extreme fewer, sum of risks 96 lower',
  );
  fireEvent.click(screen.getByText('Back to 12:00'));
  fireEvent.click(screen.getByText('Best start, 07:00'));
  const [, wednesday] = container.querySelectorAll('button[aria-pressed]');
  if (wednesday === undefined) throw new Error('no second day');
  expect(wednesday.textContent).toBe('Best start on Wed 25 Nov: 04:00 0 risk-hours');
  fireEvent.click(wednesday);
  expect(move.mock.calls.map(([start]) => start)).toEqual([12, 7, 28]);
});

test('a best start with hours without work says so, and the shift counts them', () => {
  const hours = sampleHours();
  const advised = hours.advised.map((hour, nth) => ({
    ...hour,
    advice: nth === 11 ? stopped : null,
  }));
  const best = [{ start: 10, met: shiftRisk(hours.plan, 10, 8), no_work: 1, unadvised: 7 }];
  const { container } = shown({ advised, best });
  const button = container.querySelector('button[aria-pressed]');
  expect(button?.textContent).toContain('1 h no work');
  const figures = [...container.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(figures).toContain('No work1 h');
  expect(figures).toContain('No advice7 h');
  expect(container.querySelectorAll('[data-stopped=true][data-level]')).toHaveLength(1);
  const row = screen.getByRole('row', { name: /^11:00 24 Low Risk No work/ });
  expect(row.nextElementSibling?.textContent).toBe(
    'The risk score is low, but WBGT allows no work: do not work.',
  );
});

test('if no shift can begin, or there is nothing to plan, the reason is shown', () => {
  const none = { possible: null, start: null, best: [] };
  const without = { job: undefined, jobs: [] };
  const plan = { ...sampleHours().plan, days: [] };
  const states: [Partial<BestHours>, string][] = [
    [none, hoursTexts.notPossible],
    [{ ...without, site: null }, hoursTexts.noPlace],
    [without, hoursTexts.noJobs],
    [{ plan }, hoursTexts.noWeather],
  ];
  for (const [changes, text] of states) {
    expect(shown(changes).baseElement.textContent).toContain(text);
    expect(screen.queryByLabelText('Shift of Scaffolding')).toBeNull();
    cleanup();
  }
  const retry = vi.fn<() => void>();
  shown({ error: new Error('no'), retry });
  fireEvent.click(screen.getByRole('button'));
  expect(retry).toHaveBeenCalled();
});
