// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { NoticeRow } from './alert-list-rows.ts';
import { NoticeMenu } from './notice-menu.tsx';

afterEach(cleanup);

const own = {
  ...{ notice_id: 'n', recipient: 'Ann Lee', isOwn: true, isManaged: true, active: true },
  ...{ acknowledged: null, isSettled: false, isAlertActive: true },
} as unknown as NoticeRow;
const onAcknowledge = vi.fn();
const onRestore = vi.fn();

/** The entries of the menu of a user alert; those that cannot be chosen are in brackets. */
function entriesOf(row: NoticeRow, { online = true, isQueued = false } = {}): string[] {
  cleanup();
  render(
    <MantineProvider env="test">
      <NoticeMenu
        {...{ row, online, isQueued, onAcknowledge }}
        onRemind={() => undefined}
        onDismiss={() => undefined}
        onRestore={onRestore}
      />
    </MantineProvider>,
  );
  const button = screen.queryByRole('button', { name: 'Actions for the alert to Ann Lee' });
  if (button === null || button.hasAttribute('disabled')) return [];
  fireEvent.click(button);
  return screen
    .getAllByRole('menuitem')
    .map((item) =>
      item.hasAttribute('data-disabled') ? `(${item.textContent})` : item.textContent,
    );
}

test('[ALERT-26] the menu of an own user alert acknowledges it, also without a connection', () => {
  expect(entriesOf(own)).toEqual(['Acknowledge', 'Remind', 'Dismiss']);
  expect(entriesOf(own, { online: false })).toEqual(['Acknowledge', '(Remind)', '(Dismiss)']);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Acknowledge' }));
  expect(onAcknowledge).toHaveBeenCalledExactlyOnceWith(own);
});

test('the menu has only what is possible', () => {
  expect(entriesOf({ ...own, isOwn: false })).toEqual(['Remind', 'Dismiss']);
  expect(entriesOf(own, { isQueued: true })).toEqual(['Remind', 'Dismiss']);
  expect(entriesOf({ ...own, acknowledged: 1 })).toEqual(['Dismiss']);
  expect(entriesOf({ ...own, isOwn: false, isManaged: false })).toEqual([]);
  expect(entriesOf(own, { online: false, isQueued: true })).toEqual([]);
});

test('[ALERT-26, ALERT-62] the menu of a dismissed user alert restores it', () => {
  const dismissed = { ...own, active: false };
  expect(entriesOf(dismissed, { online: false })).toEqual([]);
  expect(entriesOf({ ...dismissed, isAlertActive: false })).toEqual([]);
  expect(entriesOf(dismissed)).toEqual(['Restore']);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Restore' }));
  expect(onRestore).toHaveBeenCalledExactlyOnceWith(dismissed);
});
