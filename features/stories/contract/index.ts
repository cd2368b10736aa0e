export {
  addStory,
  changeStory,
  listStories,
  mostOwn,
  mostWaiting,
  readStoryPicture,
  storyPage,
} from './story-endpoints.ts';
export { storyMessages } from './story-messages.ts';
export { longestText, longestTitle, pictureSide, storyStates } from './story.ts';
export type { OwnStory, PublishedStory, StoryState, WaitingStory } from './story.ts';
