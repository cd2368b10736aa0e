// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { defaultBounds } from '#hydration/domain';
import type { PersonHistory } from '#hydration/offline';
import { BaselineCard } from './baseline-card.tsx';

afterEach(cleanup);

function draw(value: number, isHidden: boolean): string {
  const data: PersonHistory = {
    points: [{ time: 0, value, state: 'moderate' }],
    ...{ tests: 1, bounds: defaultBounds, baseline: null, isHidden },
  };
  const query = { data, isPending: false, error: null } as UseQueryResult<PersonHistory>;
  render(<BaselineCard query={query} />, { wrapper: MantineProvider });
  return document.body.textContent;
}

test('the newest value has a pointer on the bounds', () => {
  expect(draw(120, false)).toContain('now 120');
});

test('of a hidden value there is the status in words, without bounds and pointer', () => {
  const text = draw(Number.NaN, true);
  expect(text).not.toMatch(/NaN|now |default|50/);
  expect(screen.getByText('Value hidden by your organisation')).toBeTruthy();
  expect(screen.getByText('Moderately Dehydrated')).toBeTruthy();
});
