// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Bell } from './bell.tsx';

afterEach(cleanup);

test('the panel takes the focus when it opens, and Escape returns it to the bell', async () => {
  render(
    <MantineProvider env="test">
      <Bell />
    </MantineProvider>,
  );
  const bell = screen.getByRole('button', { name: 'Notifications' });
  bell.focus();
  fireEvent.click(bell);
  const panel = await screen.findByRole('dialog', { name: 'Last 24 hours' });
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
  fireEvent.keyDown(panel, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(bell));
});
