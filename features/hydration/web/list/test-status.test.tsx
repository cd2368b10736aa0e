// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ListedTest } from '#hydration/offline';
import { TestStatus } from './test-status.tsx';

afterEach(cleanup);

function show(parts: Partial<ListedTest>): HTMLElement {
  const test = {
    ...{ state: null, band: '', valid: true, active: true, isHigh: false, unsent: null },
    ...parts,
  } as ListedTest;
  return render(
    <MantineProvider env="test">
      <TestStatus test={test} />
    </MantineProvider>,
  ).container;
}

/** The shape beside the text, filled or not. */
const shapeOf = (container: HTMLElement) =>
  container.querySelector('svg path')?.getAttribute('style');

test.each([
  ['hydrated', 'Hydrated', /fill: light-dark\(#4caf50, #4caf50\)/],
  ['mild', 'Mild', /fill: light-dark\(#fdd835, #fdd835\)/],
  ['moderate', 'Moderate', /fill: light-dark\(#ff9800, #ff9800\)/],
  ['severe', 'Severe', /fill: light-dark\(#f44336, #f44336\)/],
  ['invalid', 'Invalid', /stroke: light-dark\(#66747f, #9aa5b1\)/],
] as const)('[MEAS-29] a test that is %s says so in its colour', (state, word, colour) => {
  const container = show({ state });
  expect(container.textContent).toContain(word);
  expect(shapeOf(container)).toMatch(colour);
});

test('[MEAS-29] a removed test is dark grey', () => {
  show({ state: 'mild', active: false });
  const badge = screen.getByText('Removed').closest('.mantine-Badge-root');
  expect(badge?.getAttribute('style')).toContain('--badge-bg: #616161');
});
