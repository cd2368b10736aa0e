/** Messages about surveys, shared by server and forms. */
export const surveyMessages = {
  nameRequired: 'Name is required',
  nameLong: 'Use 100 characters or fewer',
  noQuestions: 'A survey needs at least one question',
  questionRequired: 'Question is required',
  questionLong: 'Use 300 characters or fewer',
  choicesFew: 'Add at least two choices',
  choiceTwice: 'Each choice can appear only once',
  keyTwice: 'Two questions have the same key',
  limits: 'The lowest value must be below the highest',
  answerRequired: 'Please answer this question',
  answerNumber: 'Value must be a number',
  answerRange: (min: number | null, max: number | null) =>
    min !== null && max !== null
      ? `Value must be between ${String(min)} and ${String(max)}`
      : min === null
        ? `Value must be at most ${String(max)}`
        : `Value must be at least ${String(min)}`,
  notFound: 'Survey not found',
  tooLarge: 'The questions of a survey can be at most 256 KiB',
  allTooLarge: 'All surveys together have too many questions. Delete a survey first',
} as const;
