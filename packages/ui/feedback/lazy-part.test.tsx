// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

function Hello({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

test('the fallback is shown until the part is loaded', async () => {
  const Part = lazyPart(() => Promise.resolve(Hello), <p>Coming</p>);
  render(<Part name="Ann" />);
  expect(screen.getByText('Coming')).toBeTruthy();
  expect(await screen.findByText('Hello Ann')).toBeTruthy();
});

test('a preloaded part is shown at once, and loaded once', async () => {
  let loads = 0;
  const Part = lazyPart(
    () => {
      loads += 1;
      return Promise.resolve(Hello);
    },
    <p>Coming</p>,
  );
  await Part.preload();
  await Part.preload();
  const { container } = render(<Part name="Bob" />);
  expect(container.textContent).toBe('Hello Bob');
  expect(loads).toBe(1);
});
