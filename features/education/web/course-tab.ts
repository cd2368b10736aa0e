import type { PersonTab } from '#people/web';

/** The courses of a person, as a tab of their page. */
export const courseTab = {
  word: 'Courses',
  to: '/people/$user_id/courses',
  load: async () => (await import('./person/person-courses.tsx')).PersonCourses,
} satisfies PersonTab;
