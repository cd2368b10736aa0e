// @vitest-environment happy-dom
import { Menu } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { UiProvider } from '../theme/ui-provider.tsx';
import { LazyRowMenu } from './row-menu.tsx';

afterEach(cleanup);

const row = (id: string) => (
  <UiProvider>
    <LazyRowMenu of="Alice Brown" id={id}>
      <Menu.Item>Hide</Menu.Item>
    </LazyRowMenu>
  </UiProvider>
);

test('the menu of a row is rendered when opened, and closed for the next row in its place', async () => {
  const { rerender } = render(row('a'));
  const button = screen.getByRole('button', { name: 'Actions for Alice Brown' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByText('Hide')).toBeNull();
  fireEvent.click(button);
  expect(await screen.findByRole('menuitem', { name: 'Hide' })).toBeTruthy();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  rerender(row('b'));
  expect(button.getAttribute('aria-expanded')).toBe('false');
});
