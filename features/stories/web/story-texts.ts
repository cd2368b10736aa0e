import type { StoryState } from '#stories/contract';

/** Texts of the screen with stories. */
export const storyTexts = {
  title: 'Referral stories',
  sentence: 'What organisations have learned about working in the heat, in their own words.',
  needsConnection: 'Connect to tell your story.',
  tell: 'Tell your story',
  edit: 'Edit story',
  published: 'Published stories',
  nonePublished: 'No stories yet',
  nonePublishedAbout: 'Published stories of all organisations appear here. Tell the first one.',
  more: 'Show more',
  pictureOf: (title: string) => `Picture of the story ${title}`,
  own: 'Your stories',
  withdraw: 'Withdraw',
  submit: 'Submit',
  saveDraft: 'Save draft',
  titleField: 'Title',
  textField: 'Text',
  textAbout: 'Up to 2,000 characters. Leave out names and health data of people.',
  picture: 'Picture',
  choosePicture: 'Choose a picture',
  removePicture: 'Remove picture',
  unreadable: 'This file is not a picture that the browser can read',
  consent:
    'I agree that this story is published to all organisations that use Watershade, with the name of my organisation',
  consentAbout: 'You can withdraw the story at any time.',
  reason: (reason: string) => `Reason: ${reason}`,
  saved: 'Draft saved.',
  submitted: 'Story submitted. The support team will read it.',
  withdrawn: 'Story withdrawn. It is a draft again.',
  sureWithdraw: (title: string) => ({
    title: `Withdraw ${title}?`,
    text: 'Others can no longer read it. It becomes a draft again, and points that it has earned stay.',
    action: 'Withdraw',
  }),
  waiting: 'Stories to approve',
  waitingAbout: 'Submitted stories of all organisations, oldest first.',
  nothingWaits: 'No stories to approve',
  nothingWaitsAbout: 'Submitted stories appear here.',
  publish: 'Publish',
  reject: 'Reject',
  publishedNow: 'Story published.',
  rejectTitle: (title: string) => `Reject ${title}`,
  reasonField: 'Reason',
  reasonAbout: 'The author reads it.',
  rejected: 'Story rejected.',
} as const;

/** A state as shown. */
export const stateWords: Record<StoryState, string> = {
  Draft: 'Draft',
  Submitted: 'Submitted',
  Published: 'Published',
  Rejected: 'Rejected',
};
