/** What people ask about the calendar. */
export const calendarQuestions: readonly { question: string; answer: string }[] = [
  {
    question: 'Why is a day red although somebody was tested?',
    answer:
      'An invalid test does not count, nor does one that was removed. Tests of other kinds, such as sweat, do not count either.',
  },
  {
    question: 'Why is a person missing?',
    answer:
      'Hidden people and test persons do not stand in the calendar, and while tags, jobs or locations are chosen only those who wear one, or whose test does.',
  },
  {
    question: 'Which day does a test at midnight belong to?',
    answer:
      'To the day on the clock of your organisation, which is set under Settings > Organisation. Without a time zone there, each device uses its own.',
  },
  {
    question: 'Does anybody else see my colours?',
    answer: 'No. The colours are yours, on every device that you sign in on.',
  },
  {
    question: 'What does > mean in a range?',
    answer:
      'Every count from its Min on that is greater than the largest Max of the other ranges. There is one such range at most.',
  },
  {
    question: 'Does it work without a connection?',
    answer:
      'Yes, with the tests that this device has. Tests that wait to be sent count already; changing the colours needs a connection.',
  },
];
