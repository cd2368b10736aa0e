import type { Survey, SurveyQuestion } from '#measurements/contract';

/**
 * The initial survey of every organisation, as a draft: it is not asked before an admin publishes
 * it.
 */
export const defaultSurvey: Survey = {
  // The same everywhere: a survey id is only unique within its organisation.
  survey_id: '5e4d3c2b-1a09-4f8e-9d7c-6b5a4f3e2d1c',
  name: 'Daily check',
  used_for: 'before',
  version: 0,
  published: null,
  answers: 0,
  changed_time: null,
  questions: [
    asked('urine-colour', 'choice', 'What colour was your urine last time?', {
      choices: [
        { key: 'pale', value: 'Pale' },
        { key: 'yellow', value: 'Yellow' },
        { key: 'dark', value: 'Dark yellow' },
        { key: 'brown', value: 'Brown' },
      ],
    }),
    asked('drinks-since-waking', 'number', 'How many drinks have you had since waking?', {
      ...{ min: 0, max: 50, unit: 'drinks' },
    }),
    asked('symptoms', 'choice_multi', 'Which of these do you notice?', {
      choices: [
        { key: 'headache', value: 'Headache' },
        { key: 'dizziness', value: 'Dizziness' },
        { key: 'cramps', value: 'Cramps' },
        { key: 'nausea', value: 'Nausea' },
        { key: 'thirst', value: 'Thirst' },
      ],
    }),
    asked('remarks', 'text', 'Anything else?'),
  ],
};

function asked(
  key: string,
  type: SurveyQuestion['type'],
  question: string,
  more: Partial<SurveyQuestion> = {},
): SurveyQuestion {
  const rest = { required: false, choices: [], min: null, max: null, unit: null };
  return { ...rest, key, type, question, ...more };
}
