// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { FeatureBadge } from '../frame/feature-badge.tsx';
import { LoadingPage } from './loading-page.tsx';
import { GenericLoader } from './generic-loader.tsx';

afterEach(cleanup);
const show = (node: ReactNode) => render(<MantineProvider env="test">{node}</MantineProvider>);

test('[SHARED-07] failed loading shows the generic message, and can be retried', () => {
  const onRetry = vi.fn();
  show(
    <GenericLoader error={new Error('broken')} isPending skeleton="Soon" onRetry={onRetry}>
      Here
    </GenericLoader>,
  );
  expect(screen.getByRole('alert').textContent).toContain(
    'Something went wrong. Please try again later.',
  );
  expect(screen.queryByText('Here')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test.each([
  [true, 'Soon'],
  [false, 'Here'],
])('while it is %s that data is loading, %s is shown', (isPending, shown) => {
  show(
    <GenericLoader error={null} isPending={isPending} skeleton={<p>Soon</p>}>
      <p>Here</p>
    </GenericLoader>,
  );
  expect(screen.getByText(shown)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[SHARED-08] a loading page says so, with its progress if known', () => {
  show(<LoadingPage />);
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  cleanup();
  show(<LoadingPage text="Loading people" percent={40} />);
  expect(screen.getByRole('progressbar', { name: 'Loading people' })).toHaveProperty('value', 40);
});

test.each([
  ['preview', 'Preview'],
  ['beta', 'BETA'],
] as const)('[SHARED-05] the badge for %s reads %s', (kind, text) => {
  show(<FeatureBadge kind={kind} />);
  expect(screen.getByText(text)).toBeTruthy();
});
