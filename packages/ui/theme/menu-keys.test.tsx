// @vitest-environment happy-dom
import { Menu } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Toaster } from '../toast/toaster.tsx';
import { UiProvider } from './ui-provider.tsx';

afterEach(cleanup);

test('an open menu moves to its ends, and the page under it does not scroll', async () => {
  render(
    <UiProvider>
      <Menu opened transitionProps={{ duration: 0 }}>
        <Menu.Target>
          <button type="button">Actions</button>
        </Menu.Target>
        <Menu.Dropdown>
          {['Hide', 'Merge', 'Delete'].map((word) => (
            <Menu.Item key={word}>{word}</Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </UiProvider>,
  );
  const menu = await screen.findByRole('menu');
  const wasPrevented = (key: string) => !fireEvent.keyDown(menu, { key });
  expect(wasPrevented('End')).toBe(true);
  expect(document.activeElement?.textContent).toBe('Delete');
  expect(wasPrevented('Home')).toBe(true);
  expect(document.activeElement?.textContent).toBe('Hide');
  expect(wasPrevented('a')).toBe(false);
});

test('a toast does not cover an open menu', async () => {
  render(
    <UiProvider>
      <Toaster />
      <Menu opened transitionProps={{ duration: 0 }}>
        <Menu.Target>
          <button type="button">Actions</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item>Dismiss</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </UiProvider>,
  );
  const menu = await screen.findByRole('menu');
  const toasts = document.querySelector<HTMLElement>('.mantine-Notifications-root');
  const layer = Number(toasts?.style.getPropertyValue('--notifications-z-index'));
  expect(layer).toBe(400);
  expect(Number(menu.style.zIndex)).toBeGreaterThan(layer);
});
