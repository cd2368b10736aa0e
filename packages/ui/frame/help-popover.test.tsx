// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HelpPopover } from './card.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(
    <MantineProvider env="test">
      <HelpPopover about="Wind">Force 3 moves leaves.</HelpPopover>
    </MantineProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const sign = () => screen.getByRole('button', { name: 'Help: Wind' });
const help = () => screen.queryByText('Force 3 moves leaves.');
const pass = (time: number) => {
  act(() => {
    vi.advanceTimersByTime(time);
  });
};

test('[SHARED-15] help opens on hover, and closes 300 ms after the pointer has left', () => {
  fireEvent.mouseEnter(sign());
  expect(help()).not.toBeNull();
  fireEvent.mouseLeave(sign());
  pass(299);
  expect(help()).not.toBeNull();
  pass(1);
  expect(help()).toBeNull();
});

test('it stays while the pointer is in it', () => {
  fireEvent.mouseEnter(sign());
  fireEvent.mouseLeave(sign());
  pass(200);
  const text = help();
  if (text === null) throw new Error('The help is closed.');
  fireEvent.mouseEnter(text);
  pass(5000);
  expect(help()).not.toBeNull();
  fireEvent.mouseLeave(text);
  pass(300);
  expect(help()).toBeNull();
});

test('[SHARED-06] after a press it stays until the next press or Escape', () => {
  fireEvent.mouseEnter(sign());
  fireEvent.click(sign());
  fireEvent.mouseLeave(sign());
  pass(5000);
  expect(help()).not.toBeNull();
  fireEvent.click(sign());
  expect(help()).toBeNull();
  fireEvent.click(sign());
  fireEvent.keyDown(sign(), { key: 'Escape' });
  expect(help()).toBeNull();
});
