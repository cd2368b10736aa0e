/** Messages of the season report. */
export const seasonMessages = {
  notFound: 'There is no such job or location.',
  notManager: 'Only admins and managers see the season report.',
} as const;
