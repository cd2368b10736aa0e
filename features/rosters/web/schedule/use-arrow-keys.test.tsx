// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useArrowKeys } from './use-arrow-keys.ts';

afterEach(cleanup);

/** Five workers, of which only three rows are rendered; the second has no shift on Monday. */
function Grid() {
  const box = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  const onKeyDown = useArrowKeys(box, 5, (row) =>
    setFirst((before) => (row < before ? row : row > before + 2 ? row - 2 : before)),
  );
  return (
    <div ref={box} onKeyDown={onKeyDown}>
      {[first, first + 1, first + 2].map((row) => (
        <div key={row} role="row" aria-rowindex={row + 2}>
          <span role="rowheader">
            <a href="/x">{`Worker ${String(row)}`}</a>
          </span>
          <span role="cell">
            {row !== 1 && <button type="button">{`Monday ${String(row)}`}</button>}
          </span>
          <span role="cell">
            <button type="button">{`Tuesday ${String(row)}`}</button>
          </span>
        </div>
      ))}
    </div>
  );
}

const focused = () => document.activeElement?.textContent;
function press(key: string, more: object = {}): string | null | undefined {
  act(() => void fireEvent.keyDown(document.activeElement ?? document, { key, ...more }));
  return focused();
}

test('the arrow keys move through names and shifts, also to rows that are not rendered', () => {
  const { getByText } = render(<Grid />);
  getByText('Worker 0').focus();
  expect(press('ArrowRight')).toBe('Monday 0');
  expect(press('ArrowRight')).toBe('Tuesday 0');
  expect(press('ArrowDown')).toBe('Tuesday 1');
  expect(press('ArrowDown')).toBe('Tuesday 2');
  expect(press('ArrowDown')).toBe('Tuesday 3');
  expect(press('ArrowLeft')).toBe('Monday 3');
  expect(press('End', { ctrlKey: true })).toBe('Monday 4');
  expect(press('ArrowDown')).toBe('Monday 4');
  expect(press('Home', { ctrlKey: true })).toBe('Monday 0');
  expect(press('ArrowDown')).toBe('Worker 1');
  expect(press('ArrowUp')).toBe('Worker 0');
});
