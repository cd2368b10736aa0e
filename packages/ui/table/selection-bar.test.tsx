// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SelectionBar } from './selection-bar.tsx';

afterEach(cleanup);

/** A list of two rows of which some are chosen. */
function List({ rows, chosen }: { rows: readonly string[]; chosen: number }) {
  return (
    <MantineProvider env="test">
      <div role="region" tabIndex={0} aria-label="People">
        {rows.map((row) => (
          <input key={row} type="checkbox" aria-label={row} />
        ))}
      </div>
      <SelectionBar count={chosen} onClear={() => undefined}>
        <button type="button">Hide</button>
      </SelectionBar>
    </MantineProvider>
  );
}
const names = ['Ada', 'Ben'];

test('when the bar is removed with the pressed button, the chosen row gets the focus', () => {
  const list = render(<List rows={names} chosen={0} />);
  screen.getByLabelText('Ben').focus();
  list.rerender(<List rows={names} chosen={1} />);
  screen.getByText('Hide').focus();
  list.rerender(<List rows={names} chosen={0} />);
  expect(document.activeElement).toBe(screen.getByLabelText('Ben'));
});

test('if the row is removed as well, the list gets it', async () => {
  const list = render(<List rows={names} chosen={0} />);
  screen.getByLabelText('Ben').focus();
  list.rerender(<List rows={names} chosen={1} />);
  screen.getByText('Hide').focus();
  list.rerender(<List rows={['Ada']} chosen={0} />);
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'People' })),
  );
});

test('if a dialog over the bar is removed with it, the chosen row gets the focus', async () => {
  const list = render(<List rows={names} chosen={0} />);
  screen.getByLabelText('Ada').focus();
  list.rerender(<List rows={names} chosen={1} />);
  const dialog = render(<button type="button">Add tags</button>);
  screen.getByText('Add tags').focus();
  list.rerender(<List rows={names} chosen={0} />);
  dialog.unmount();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Ada')));
});

test('a dialog that closes some frames after the bar leaves the focus to the row too', async () => {
  const list = render(<List rows={names} chosen={0} />);
  screen.getByLabelText('Ada').focus();
  list.rerender(<List rows={names} chosen={1} />);
  const dialog = render(
    <div role="dialog">
      <button type="button">Add tags</button>
    </div>,
  );
  const add = screen.getByText('Add tags');
  add.focus();
  list.rerender(<List rows={names} chosen={0} />);
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  expect(document.activeElement).toBe(add);
  dialog.unmount();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Ada')));
});

test('a focus elsewhere is kept when the bar is removed', () => {
  const list = render(<List rows={names} chosen={1} />);
  screen.getByLabelText('Ada').focus();
  list.rerender(<List rows={names} chosen={0} />);
  expect(document.activeElement).toBe(screen.getByLabelText('Ada'));
});
