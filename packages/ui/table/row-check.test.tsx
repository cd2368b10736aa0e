// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { RowCheck } from './row-check.tsx';

afterEach(cleanup);

const rows = ['a', 'b', 'c', 'd', 'e'];

/** Keeps a set that is made from the shown one, as some screens do. */
function List({ name }: { name: string }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <table>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <td>
              <RowCheck
                label={`${name} ${row}`}
                checked={chosen.has(row)}
                disabled={row === 'c'}
                onChange={() => {
                  const next = new Set(chosen);
                  if (!next.delete(row)) next.add(row);
                  setChosen(next);
                }}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const box = (label: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: label });
const chosenOf = (name: string) => rows.filter((row) => box(`${name} ${row}`).checked).join('');
const click = (label: string, shiftKey = false) => fireEvent.click(box(label), { shiftKey });

test('a click with Shift chooses all rows from the last one on, and takes them out again', async () => {
  render(<List name="one" />);
  click('one a');
  click('one e', true);
  await waitFor(() => expect(chosenOf('one')).toBe('abde'));
  click('one b', true);
  await waitFor(() => expect(chosenOf('one')).toBe('a'));
});

test('rows of another table are not between, and a click without Shift is about one row', async () => {
  render(
    <>
      <List name="one" />
      <List name="two" />
    </>,
  );
  click('one a');
  click('two d', true);
  click('two b');
  await waitFor(() => expect(chosenOf('two')).toBe('bd'));
  expect(chosenOf('one')).toBe('a');
});
