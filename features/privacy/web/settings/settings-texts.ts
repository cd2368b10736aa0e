/** Texts of /settings/privacy. */
export const settingsTexts = {
  title: 'Privacy',
  sentence: 'Who sees the values and answers of your people.',
  section: 'What supervisors see',
  about:
    'Everybody sees their own values, and owners and admins see all. A status is a range of values, so it says roughly how high a value is. A device that is offline keeps what it has until it connects again.',
  field: 'Supervisors see',
  values: 'Values and answers',
  status: 'Status and action only',
  statusAbout:
    'No values, notes, survey answers or baselines, in lists, charts, files and alerts. These supervisors can no longer add people to tags, merge people or set their accounts, as that would show them values.',
  seenBy: 'People who still see values',
  seenByAbout:
    'For example, an occupational health nurse. They see the values of the tests that they may see already.',
  seenByPlaceholder: 'Only owners and admins',
  saved: 'Settings updated.',
  conflict: {
    title: 'Overwrite what supervisors see?',
    text: 'Somebody else changed this while you did. Overwrite their choice with yours, or reload it and lose your changes.',
    overwrite: 'Overwrite',
    reload: 'Reload',
  },
  needsConnection: 'Connect to change this.',
} as const;
