import type { CourseAssessment, WholeCourse } from '#education/contract';
import { testHome } from './link/test-link.ts';

const [card] = testHome.courses;
if (card === undefined) throw new Error('There is no course.');

const paragraph = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
});

const section = (section_id: string) => ({
  ...{ section_id, title: 'Abschnitt', text: paragraph('Lesestoff'), picture: null, minutes: 3 },
  video_url: 'https://video.example',
});

export const testCourse: WholeCourse = {
  ...card,
  sections: [section('s1'), section('s2')],
  read: ['s1'],
  assessment_id: 'a1',
  tries: [],
  ...{ person: { name_first: 'Diego', name_last: 'Ruiz' }, organisation: 'Ironbark' },
};

export const passedCourse: WholeCourse = {
  ...testCourse,
  ...{ state: 'Passed', read: ['s1', 's2'], best_score: 90 },
  ...{ passed_time: '2026-11-26T00:00:00.000Z', valid_until: '2027-11-26T00:00:00.000Z' },
  tries: [
    {
      ...{ attempt_id: 't1', assessment_id: 'a1', submitted_time: '2026-11-26T00:00:00.000Z' },
      ...{ score: 90, passed: true },
    },
  ],
};

const choices = [
  { choice_id: 'x', text: 'Richtig' },
  { choice_id: 'y', text: 'Falsch' },
];

export const testAssessment: CourseAssessment = {
  ...{ assessment_id: 'a1', title: 'Kurs', language: 'de', pass_mark: 80, attempts: 3 },
  ...{ attempts_used: 1, best_score: 50, state: 'Started', shuffles: false, review: null },
  questions: [
    { question_id: 'q1', kind: 'single', text: 'Frage', choices, points: 1 },
    { question_id: 'q2', kind: 'multiple', text: 'Frage', choices, points: 1 },
    { question_id: 'q3', kind: 'number', text: 'Frage', choices: [], points: 1 },
  ],
};

const reviewed = {
  ...{ given: ['x'], given_number: null, right: ['x'], right_number: null },
  ...{ explanation: 'Grund', earned: 1 },
};

export const finishedAssessment: CourseAssessment = {
  ...testAssessment,
  ...{ state: 'Passed', best_score: 90, attempts_used: 2 },
  review: {
    ...{ attempt_id: 't1', submitted_time: '2026-11-26T00:00:00.000Z', score: 90, passed: true },
    questions: testAssessment.questions.map((question, at) => ({
      ...question,
      ...reviewed,
      ...(at === 1 ? { given: [], earned: 0 } : {}),
    })),
  },
};

/** The texts of the test data, which are in no catalogue. */
export const dataTexts = new Set([
  ...['Diego', 'Ironbark', 'Kurs', 'Inhalt', 'Werk', 'Schweißer', 'Abschnitt', 'Lesestoff'],
  ...['Frage', 'Richtig', 'Falsch', 'Grund', 'Diego Ruiz', 'Ein Grund des Servers'],
]);
