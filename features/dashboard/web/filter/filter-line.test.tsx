// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { dashboardFilterFromSearch } from '#dashboard/domain';
import { dashboardStatus } from '#dashboard/offline';
import { unknownStatus } from '#packages/sync/offline';
import { CopyProvider } from '#packages/sync/web';
import type { CopyBridge } from '#packages/sync/web';
import { UiProvider } from '#packages/ui';
import { FilterLine } from './filter-line.tsx';

afterEach(cleanup);

test('a new filter never has the numbers of the one before', async () => {
  const answers: ((status: object) => void)[] = [];
  const bridge = {
    read: (name: string) =>
      name === dashboardStatus.name
        ? new Promise((resolve) => answers.push(resolve))
        : Promise.resolve([]),
    status: () => ({ ...unknownStatus, initialised: true }),
    onStatus: () => () => undefined,
    onGone: () => () => undefined,
    onTablesChanged: () => () => undefined,
  } as unknown as CopyBridge;
  const queries = new QueryClient();
  const lineOf = (search: Record<string, unknown>) => (
    <UiProvider>
      <QueryClientProvider client={queries}>
        <CopyProvider bridge={bridge}>
          <FilterLine
            filter={dashboardFilterFromSearch(search)}
            locations={[]}
            onEdit={() => undefined}
            onEditPeople={() => undefined}
          />
        </CopyProvider>
      </QueryClientProvider>
    </UiProvider>
  );
  const text = () => screen.getByTestId('filter-line').textContent ?? '';
  const answer = async (tests: number) => {
    await waitFor(() => expect(answers).toHaveLength(1));
    await act(async () => answers.pop()?.({ people: 43, tests, unsent: 0 }));
  };

  const view = render(lineOf({ last_x_days: 30 }));
  await answer(503);
  await waitFor(() => expect(text()).toContain('Last 30 days'));
  await waitFor(() => expect(text()).toMatch(/: 43 people, 503 tests$/));

  view.rerender(lineOf({ last_x_days: 7 }));
  await waitFor(() => expect(text()).toContain('Last 7 days'));
  expect(text()).not.toContain('503');
  await answer(419);
  await waitFor(() => expect(text()).toMatch(/^Last 7 days.*: 43 people, 419 tests$/));
});
