import type { SurveyType, SurveyUse } from '#measurements/contract';

/** Label of each use of a survey. */
export const useWords: Readonly<Record<SurveyUse, string>> = {
  before: 'Before test',
  after: 'After test',
  high_risk: 'High-risk follow-up',
};

/** Label of each question type. */
export const typeWords: Readonly<Record<SurveyType, string>> = {
  number: 'Number',
  choice: 'Choice',
  choice_multi: 'Multiple choice',
  text: 'Text',
};

/** Texts of the survey settings. */
export const surveyTexts = {
  sentence: 'Questions that people answer with a test. Only published surveys are used.',
  noneYet:
    'A survey asks a few questions before or after a test: urine colour, drinks since waking, symptoms.',
  needsConnection: 'Connect to change surveys.',
  saved: 'Survey saved.',
  published: 'Survey published.',
  deleted: (name: string) => `Survey '${name}' has been deleted.`,
  restored: (name: string) => `Survey '${name}' has been restored.`,
  confirmDelete: (name: string) => ({
    title: `Delete survey '${name}'?`,
    text: 'It will no longer be used. Answers stay with their tests.',
    action: 'Delete',
    isDestructive: true,
  }),
  aboutAbout: 'What the survey is called, and when its questions are asked.',
  questionsAbout:
    'In the order in which they are asked. Existing answers keep the original question.',
  previewAbout: 'As shown in the test form. Nothing you enter here is saved.',
  noAnswers: 'No answers yet',
  noAnswersAbout: 'Tests with answers to this survey appear here.',
} as const;
