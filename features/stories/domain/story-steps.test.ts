import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storyStates } from '#stories/contract';
import type { StoryState } from '#stories/contract';
import { mayStep } from './story-steps.ts';
import type { StoryActor } from './story-steps.ts';

test.each([
  ['Draft', 'Submitted', 'author', true],
  ['Submitted', 'Draft', 'author', true],
  ['Published', 'Draft', 'author', true],
  ['Published', 'Draft', 'admin', true],
  ['Submitted', 'Draft', 'admin', false],
  ['Submitted', 'Published', 'author', false],
  ['Submitted', 'Published', 'admin', false],
  ['Submitted', 'Published', 'support', true],
  ['Submitted', 'Rejected', 'support', true],
  ['Draft', 'Published', 'support', false],
  ['Draft', 'Rejected', 'support', false],
  ['Published', 'Published', 'support', false],
] as const)('[REF-03] %s to %s by %s: %s', (from, to, actor, expected) => {
  expect(mayStep(from, to, [actor])).toBe(expected);
});

test('[REF-03] a story is only ever published after its author has submitted it', () => {
  const actor = fc.constantFrom<StoryActor>('author', 'admin', 'support');
  const tries = fc.array(fc.tuple(fc.constantFrom(...storyStates), actor), { maxLength: 30 });
  fc.assert(
    fc.property(tries, (steps) => {
      let state: StoryState = 'Draft';
      let isSubmitted = false;
      for (const [to, by] of steps) {
        if (!mayStep(state, to, [by])) continue;
        if (to === 'Submitted') isSubmitted = by === 'author';
        if (to === 'Published') expect([isSubmitted, by]).toEqual([true, 'support']);
        if (to === 'Draft') isSubmitted = false;
        state = to;
      }
    }),
  );
});
