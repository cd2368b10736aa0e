// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineRead, unknownStatus } from '#packages/sync/offline';
import { CopyProvider } from '#packages/sync/web';
import type { CopyBridge } from '#packages/sync/web';
import { CardFrame } from './card-frame.tsx';
import { useCardCopy } from './use-card-copy.ts';

const testCount = defineRead({ name: 'trial.count', tables: ['measurements'], run: () => 0 });

let report: (isInSight: boolean) => void;
beforeEach(() => {
  vi.useFakeTimers();
  const targets = new Set<Element>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) =>
          act(() => onChange([...targets].map((target) => ({ target, isIntersecting }))));
      }
      observe = (target: Element) => void targets.add(target);
      unobserve = (target: Element) => void targets.delete(target);
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a card that is not visible reads again two seconds later, or once it becomes visible', async () => {
  let onTablesChanged: (tables: readonly string[]) => void = () => undefined;
  let count = 1;
  const read = vi.fn(() => Promise.resolve(count));
  const bridge = {
    read,
    status: () => ({ ...unknownStatus, initialised: true }),
    onStatus: () => () => undefined,
    onGone: () => () => undefined,
    onTablesChanged: (listener: typeof onTablesChanged) => {
      onTablesChanged = listener;
      return () => undefined;
    },
  } as unknown as CopyBridge;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CopyProvider bridge={bridge}>
        <CardFrame>
          <Count />
        </CardFrame>
      </CopyProvider>
    </QueryClientProvider>,
  );
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const change = async (next: number) => {
    count = next;
    act(() => onTablesChanged(['measurements']));
    await pass(0);
  };
  await pass(0);
  expect(screen.getByText('1 tests')).toBeTruthy();

  report(false);
  await change(2);
  await pass(1500);
  await change(3);
  await pass(499);
  expect(screen.getByText('1 tests')).toBeTruthy();
  expect(read).toHaveBeenCalledTimes(1);
  await pass(10);
  expect(screen.getByText('3 tests')).toBeTruthy();
  expect(read).toHaveBeenCalledTimes(2);

  await change(4);
  report(true);
  await pass(0);
  expect(screen.getByText('4 tests')).toBeTruthy();
  await change(5);
  expect(screen.getByText('5 tests')).toBeTruthy();
});

function Count() {
  const { data = 0 } = useCardCopy(testCount, {});
  return <p>{data} tests</p>;
}
