/** Texts of the settings of the worker's page. */
export const settingsTexts = {
  title: "Worker's page",
  sentence: 'What workers with an access link see on their own phone.',
  page: "Worker's page",
  pageAbout:
    'With their access link, workers see their courses. With this page they also see the state of their last test in words, advice for the next hours and their history, and can ask for a break or report symptoms. Supervisors on shift get an alert.',
  switch: 'Workers with an access link have their own page',
  alertsOff: 'Alerts are turned off, so no one is notified when a worker asks for help.',
  alertsLink: 'Organisation settings',
  languages: 'Languages',
  languagesAbout:
    'The page is in the language of the phone. A translation that has not been checked says so on the page. Ask somebody who speaks the language to read the texts before you approve them.',
  checked: 'Checked',
  approved: 'Approved',
  unreviewed: 'Not checked',
  read: 'Read texts',
  readOf: (language: string) => `Texts in ${language}`,
  approve: 'Approve these texts',
  withdraw: 'Withdraw approval',
  english: 'English',
  saved: 'Settings updated.',
  needsConnection: 'Connect to save.',
} as const;

/** Languages by their English name. */
export const englishNames = {
  en: 'English',
  es: 'Spanish',
  pt: 'Portuguese',
  fr: 'French',
  ar: 'Arabic',
  hi: 'Hindi',
  tl: 'Tagalog',
  vi: 'Vietnamese',
} as const;
