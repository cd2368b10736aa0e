// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { unsetFactor } from '#tags/contract';
import { FactorField } from './factor-field.tsx';

afterEach(cleanup);

function show(value: number, isWanted: boolean): HTMLElement {
  render(<FactorField factor="_clothing" value={value} isWanted={isWanted} onAnswer={() => {}} />);
  return screen.getByRole('radiogroup', { name: /^Clothing/ });
}

test('a factor without an answer says so, and is no error until others are answered', () => {
  const group = show(unsetFactor, false);
  expect(group.textContent).toContain('Not answered');
  expect(group.getAttribute('aria-invalid')).toBe('false');
  expect(group.dataset['wanted']).toBe('false');
});

test('a missing answer is framed until it is given', () => {
  expect(show(unsetFactor, true).getAttribute('aria-invalid')).toBe('true');
  cleanup();
  const group = show(0, true);
  expect(group.getAttribute('aria-invalid')).toBe('false');
  expect(group.dataset['wanted']).toBe('false');
  expect(group.textContent).not.toContain('Not answered');
});
