// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DayField } from './day-field.tsx';

afterEach(cleanup);

function Trial() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <MantineProvider env="test">
      <DayField
        {...{ label: 'From', value, placeholder: 'Any day', onChange: setValue }}
        {...{ today: '2026-11-20', min: '2026-11-02', max: '2026-11-20' }}
      />
    </MantineProvider>
  );
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('a day is chosen from one month, shown in the field, and cleared', () => {
  render(<Trial />);
  fireEvent.click(button('From: Any day'));
  expect(screen.getAllByRole('grid')).toHaveLength(1);
  expect(screen.queryByRole('gridcell', { selected: true })).toBeNull();
  expect(button(/^Sunday 1 November 2026/).hasAttribute('disabled')).toBe(true);
  fireEvent.click(button(/^Thursday 5 November 2026/));
  expect(button('From: 05 Nov 2026')).toBeDefined();
  expect(screen.queryByRole('grid')).toBeNull();
  fireEvent.click(button('Clear from'));
  expect(button('From: Any day')).toBeDefined();
});
