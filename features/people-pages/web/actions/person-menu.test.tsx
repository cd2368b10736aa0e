// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { PersonRow } from '#people/domain';
import { PersonMenu } from './person-menu.tsx';

afterEach(cleanup);

const actions = {
  ...{ onHide: () => undefined, onUnhide: () => undefined },
  ...{ onMerge: () => undefined, onDelete: () => undefined },
};

function menuOf(user_id: string) {
  const refusals = { hide: null, remove: null, mergeAway: null, mergeInto: null };
  const person = { user_id, name_first: user_id, name_last: '', is_hidden: false, refusals };
  return (
    <MantineProvider env="test">
      <PersonMenu person={person as unknown as PersonRow} online {...actions} />
    </MantineProvider>
  );
}

test('a person who takes the place of a row does not find its menu open', () => {
  const { rerender } = render(menuOf('ann'));
  fireEvent.click(screen.getByRole('button', { name: 'Actions for ann' }));
  expect(screen.getByRole('menu')).toBeDefined();
  rerender(menuOf('ben'));
  expect(screen.queryByRole('menu')).toBeNull();
});
