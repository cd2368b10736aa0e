export { isEditable, mayStep } from './story-steps.ts';
export type { StoryActor } from './story-steps.ts';
