// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { UiProvider } from '../theme/ui-provider.tsx';
import { GenericLoader } from './generic-loader.tsx';

afterEach(cleanup);

const show = (more: { error?: Error; isPending?: boolean; framed?: boolean }) =>
  render(
    <UiProvider>
      <GenericLoader error={null} isPending={false} skeleton={<i>Soon</i>} {...more}>
        <p>The content</p>
      </GenericLoader>
    </UiProvider>,
  );
const sentence = 'Something went wrong. Please try again later.';
const frameOf = (text: string) => screen.getByText(text).closest('section');

test('what replaces cards is inside a card', () => {
  show({ error: new Error('No line'), framed: true });
  expect(frameOf(sentence)).not.toBeNull();
  cleanup();
  show({ isPending: true, framed: true });
  expect(frameOf('Soon')).not.toBeNull();
  cleanup();
  show({ framed: true });
  expect(frameOf('The content')).toBeNull();
});

test('within a card there is no further one', () => {
  show({ error: new Error('No line') });
  expect(frameOf(sentence)).toBeNull();
});
