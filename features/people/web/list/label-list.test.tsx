// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Label } from '#people/domain';
import { LabelList } from './label-list.tsx';

afterEach(cleanup);

const labels = (count: number): Label[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ tag_id: String(at), name: `Crew ${String(at + 1)}`, type: 'default' },
  }));
const show = (count: number) =>
  render(
    <MantineProvider env="test">
      <LabelList labels={labels(count)} most={3} />
    </MantineProvider>,
  );
const plates = () => screen.queryAllByText(/^Crew \d$/).map(({ textContent }) => textContent);

test('a cell shows three tags', () => {
  show(3);
  expect(plates()).toHaveLength(3);
  expect(screen.queryByRole('button')).toBeNull();
});

test("[TAG-32] further tags are behind 'more', which lists them", () => {
  show(5);
  expect(plates()).toEqual(['Crew 1', 'Crew 2', 'Crew 3']);
  fireEvent.click(screen.getByRole('button', { name: '2 more' }));
  expect(plates()).toEqual(['Crew 1', 'Crew 2', 'Crew 3', 'Crew 4', 'Crew 5']);
});
