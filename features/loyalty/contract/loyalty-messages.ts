/** Messages about points and rewards, shared by server and screens. */
export const loyaltyMessages = {
  notEnough: 'There are not enough points for this reward',
  rewardUnknown: 'This reward does not exist',
  notFound: 'This request no longer exists',
  notOpen: 'This request has already been answered or withdrawn',
  answerLong: 'The answer can have at most 500 characters',
  answerRequired: 'An answer is required',
} as const;
