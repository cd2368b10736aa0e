/** The pages of a person, in tab order. */
export const personTabs = [
  { word: 'Overview', to: '/people/$user_id' },
  { word: 'Hydration', to: '/people/$user_id/hydration' },
  { word: 'Hydration baseline', to: '/people/$user_id/hydration-baseline' },
  { word: 'Sweat', to: '/people/$user_id/sweat' },
  { word: 'Courses', to: '/people/$user_id/courses' },
] as const;
