import type { StoryState } from '#stories/contract';

/** Who changes a story: its author, an admin of its organisation, or the support team. */
export type StoryActor = 'author' | 'admin' | 'support';

/** The steps between states, with those who may take them. */
const steps: readonly { from: StoryState; to: StoryState; by: readonly StoryActor[] }[] = [
  { from: 'Draft', to: 'Submitted', by: ['author'] },
  { from: 'Rejected', to: 'Submitted', by: ['author'] },
  { from: 'Rejected', to: 'Draft', by: ['author'] },
  // Withdrawn.
  { from: 'Submitted', to: 'Draft', by: ['author'] },
  { from: 'Published', to: 'Draft', by: ['author', 'admin'] },
  { from: 'Submitted', to: 'Published', by: ['support'] },
  { from: 'Submitted', to: 'Rejected', by: ['support'] },
  { from: 'Published', to: 'Rejected', by: ['support'] },
];

/** Whether a story may go from one state to another. Staying in a state is no step. */
export function mayStep(from: StoryState, to: StoryState, actors: readonly StoryActor[]): boolean {
  return steps.some(
    (step) => step.from === from && step.to === to && step.by.some((each) => actors.includes(each)),
  );
}

/** Whether title, text and picture of a story can be edited: not while others may read it. */
export function isEditable(state: StoryState): boolean {
  return state === 'Draft' || state === 'Rejected';
}
