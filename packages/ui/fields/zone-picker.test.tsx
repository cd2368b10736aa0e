// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ZonePicker } from './zone-picker.tsx';

afterEach(cleanup);

function Stage({ start }: { start: string | null }) {
  const [value, setValue] = useState(start);
  return (
    <MantineProvider env="test">
      <ZonePicker label="Time zone" value={value} onChange={setValue} />
      <output>{value}</output>
    </MantineProvider>
  );
}
const show = (start: string | null) => render(<Stage start={start} />);
const field = () => screen.getByRole('combobox', { name: 'Time zone' });
const text = () => (field() as HTMLInputElement).value;
const stored = () => document.querySelector('output')?.textContent;
const pick = (typed: string) => {
  fireEvent.change(field(), { target: { value: typed } });
  fireEvent.keyDown(field(), { key: 'Enter' });
};

test('[SHARED-01] a zone is shown with its current offset and name, and stored by name', () => {
  show('Australia/Brisbane');
  expect(text()).toBe('(GMT+10:00) Australia/Brisbane');
  pick('tokyo');
  expect(text()).toBe('(GMT+09:00) Asia/Tokyo');
  pick('+00:00 utc');
  expect([text(), stored()]).toEqual(['(GMT+00:00) UTC', 'UTC']);
});

test('all zones are offered by offset, then name', () => {
  show(null);
  fireEvent.click(field());
  const [first] = screen.getAllByRole('option');
  expect(first?.textContent).toMatch(/^\(GMT-1[12]:00\) /);
  expect(Number(first?.getAttribute('aria-setsize'))).toBeGreaterThan(300);
});

test('the offsets of all zones are computed only when the list opens', () => {
  const zones = vi.spyOn(Intl, 'supportedValuesOf');
  show('Australia/Perth');
  expect(text()).toBe('(GMT+08:00) Australia/Perth');
  expect(zones).not.toHaveBeenCalled();
  fireEvent.click(field());
  expect(zones).toHaveBeenCalledOnce();
  fireEvent.change(field(), { target: { value: 'tokyo' } });
  expect(zones).toHaveBeenCalledOnce();
  zones.mockRestore();
});

test('[SHARED-02] an unknown zone is shown as such, and kept until another is chosen', () => {
  show('Mars/Olympus');
  expect([text(), stored()]).toEqual(['Unknown Timezone', 'Mars/Olympus']);
  fireEvent.click(field());
  expect(screen.getAllByRole('option')[0]?.textContent).toBe('Unknown Timezone');
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(stored()).toBe('Mars/Olympus');
  pick('perth');
  expect(stored()).toBe('Australia/Perth');
});
