import type { AccessHome } from '#access/contract';
import type { CourseAssessment, WholeCourse } from '#education/contract';
import type { WorkerPage } from '#worker-page/contract';

const hour = 3_600_000;
const now = Math.floor(Date.now() / hour) * hour;
const at = (hours: number) => new Date(now + hours * hour).toISOString();

export const testHome: AccessHome = {
  ...{ name_first: 'Diego', organisation: 'Ironbark Resources', logo: null, has_page: true },
  expires_time: at(700),
  courses: [
    {
      ...{ course_id: 'c1', title: 'Heat stress basics', cover: null, language: 'en' },
      description: 'What heat does to your body, and what to do when somebody gets ill from heat.',
      ...{ assigned_time: at(-200), due_time: at(100), state: 'Started', sections: 2 },
      ...{ sections_read: 1, minutes: 6, questions: 3, pass_mark: 80, attempts: 3 },
      ...{ attempts_used: 1, best_score: 50, passed_time: null, valid_until: null },
      has_certificate: true,
    },
  ],
};

const states = ['hydrated', 'mild', 'hydrated', 'moderate', 'severe', 'hydrated', 'mild'] as const;

export const testPage: WorkerPage = {
  time: at(0),
  zone: 'Australia/Perth',
  status: { state: 'mild', time: at(-2) },
  history: states.flatMap((state, day) => [
    { state, time: at(-2 - day * 24) },
    { state: 'hydrated' as const, time: at(-8 - day * 24) },
  ]),
  advice: {
    ...{ job: 'Drill and blast', is_simulated: false },
    hours: [0, 1, 2, 3].map((ahead) => ({
      ...{ time: at(ahead), level: ahead < 2 ? ('high' as const) : ('extreme' as const) },
      ...{ temperature_c: 36 + ahead, work_minutes: 35 - ahead * 5, rest_minutes: 25 + ahead * 5 },
      ...{ location: 'Pit 4', litres: 1 },
    })),
  },
  ...{ advice_gap: null, requests: [], approved_languages: [], emergency_number: '000' },
};

const section = (section_id: string, title: string) => ({
  ...{ section_id, title, picture: { kind: 'drawing' as const, drawing: 'sun' as const } },
  ...{ minutes: 3, video_url: '' },
  text: {
    type: 'doc' as const,
    content: ['Your body makes heat all the time.', 'Hard work makes much more of it.'].map(
      (text) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }),
    ),
  },
});

const [card] = testHome.courses;
if (card === undefined) throw new Error('There is no course.');

export const testCourse: WholeCourse = {
  ...card,
  sections: [section('s1', 'Why heat is dangerous'), section('s2', 'Early signs')],
  ...{ read: ['s1'], assessment_id: 'a1' },
  tries: [
    {
      ...{ attempt_id: 't', assessment_id: 'a1', submitted_time: at(-20), score: 50 },
      passed: false,
    },
  ],
  ...{ person: { name_first: 'Diego', name_last: 'Ruiz' }, organisation: 'Ironbark Resources' },
};

export const testAssessment: CourseAssessment = {
  ...{ assessment_id: 'a1', title: 'Heat stress basics', language: 'en', pass_mark: 80 },
  ...{ attempts: 3, attempts_used: 1, best_score: 50, state: 'Started', shuffles: false },
  questions: [1, 2, 3].map((number) => ({
    ...{ question_id: `q${String(number)}`, kind: 'single' as const, points: 1 },
    text: 'Where does most of the heat in your body come from when you work hard?',
    choices: ['Your muscles', 'Your hair', 'Your boots'].map((text) => ({
      ...{ choice_id: text, text },
    })),
  })),
  review: null,
};
