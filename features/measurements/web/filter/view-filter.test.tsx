// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { defaultFilter } from '#measurements/domain';
import { ViewFilter } from './view-filter.tsx';

afterEach(cleanup);
const nothing = () => undefined;

test('the panel says what it is, not what its button is called', async () => {
  render(
    <MantineProvider env="test">
      <ViewFilter
        {...{ filter: defaultFilter, now: 0, zone: 'UTC', locations: [], opened: true }}
        {...{ onOpen: nothing, onClose: nothing, onApply: nothing }}
      />
    </MantineProvider>,
  );
  expect(await screen.findByRole('dialog', { name: 'View filter' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'View' }).getAttribute('aria-haspopup')).toBe('dialog');
});
