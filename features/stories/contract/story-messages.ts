/** Messages about stories, shared by server and screens. */
export const storyMessages = {
  titleRequired: 'Title is required',
  titleLong: 'The title can have at most 100 characters',
  titleInvalid: 'The title must be one line of text',
  textRequired: 'Text is required',
  textLong: 'The text can have at most 2000 characters',
  pictureInvalid: 'Invalid image',
  consentRequired: 'Your consent is required to publish the story',
  reasonRequired: 'A reason is required',
  reasonLong: 'The reason can have at most 500 characters',
  tooMany: 'You can have at most 50 stories',
  notFound: 'This story no longer exists',
  changed: 'This story has changed. Please look at it again.',
  withdrawFirst: 'Withdraw the story before you edit it',
} as const;
