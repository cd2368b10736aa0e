// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ServerSection } from './server-section.tsx';

afterEach(cleanup);

test('the page says whether the server has a secret, and what is missing without one', () => {
  render(<ServerSection hasSecret />);
  const values = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values()).toEqual(['Set', 'Set']);
  cleanup();
  render(<ServerSection hasSecret={false} />);
  expect(values()).toEqual(['Set', 'Not set: people cannot be added from the work directory.']);
});
