/** Texts about surveys; server and forms say the same sentences. */
export const surveyMessages = {
  nameRequired: 'Name is required',
  nameLong: 'Use 100 characters or fewer',
  noQuestions: 'A survey needs at least one question',
  questionRequired: 'Question is required',
  questionLong: 'Use 300 characters or fewer',
  choicesFew: 'Give at least two choices',
  choiceTwice: 'Each choice can stand once',
  keyTwice: 'Two questions have the same key',
  limits: 'The lowest value must be below the highest',
  answerRequired: 'Please answer this question',
  answerNumber: 'Value must be a number',
  answerRange: (min: number | null, max: number | null) =>
    min !== null && max !== null
      ? `Value must be between ${String(min)} and ${String(max)}`
      : min === null
        ? `Value must be ${String(max)} at most`
        : `Value must be ${String(min)} at least`,
  notFound: 'Survey not found',
  tooLarge: 'The questions of a survey can have 256 KiB at most',
  allTooLarge: 'All surveys together have too many questions. Delete a survey first',
} as const;
