// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ZoneProvider } from '#packages/ui';
import type { RemovedPerson } from '#people/contract';
import { RemovedTable } from './removed-table.tsx';

vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/people">{children}</a>,
}));
afterEach(cleanup);

const person = (name_first: string, may_restore: boolean): RemovedPerson => ({
  ...{ user_id: name_first, name_first, name_last: 'Lee', email: null, may_restore },
  removed_time: '2026-11-20T08:00:00.000Z',
  restorable_until: '2026-11-27T08:00:00.000Z',
});

function show(more: { people?: RemovedPerson[]; error?: Error; online?: boolean }) {
  const restore = vi.fn(() => Promise.resolve());
  const refetch = vi.fn();
  const { people, error = null, online = true } = more;
  render(
    <MantineProvider>
      <ZoneProvider zone="Australia/Perth">
        <RemovedTable removed={{ people, error, online, restore, refetch }} />
      </ZoneProvider>
    </MantineProvider>,
  );
  return { restore, refetch };
}

test('people whom the viewer may restore have a button and a last day', async () => {
  const ana = person('Ana', true);
  const { restore } = show({ people: [ana, person('Ben', false)] });
  expect(screen.getAllByText('27 Nov 2026, 16:00')).toHaveLength(2);
  expect(screen.getByText('Ben Lee')).toBeTruthy();
  const buttons = screen.getAllByRole('button', { name: /^Restore / });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Restore Ana Lee']);
  fireEvent.click(screen.getByRole('button', { name: 'Restore Ana Lee' }));
  await waitFor(() => expect(restore).toHaveBeenCalledWith(ana));
});

test('the empty list says who would be listed', () => {
  show({ people: [] });
  expect(screen.getByText('No deleted people')).toBeTruthy();
});

test('when offline it says that the data is only on the server, and makes no request', () => {
  const { refetch } = show({ people: [person('Ana', true)], online: false });
  expect(screen.getByText('No connection')).toBeTruthy();
  expect(screen.queryByText('Ana Lee')).toBeNull();
  expect(refetch).not.toHaveBeenCalled();
});

test('a failed request can be repeated', () => {
  const { refetch } = show({ error: new Error('away') });
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledOnce();
});
