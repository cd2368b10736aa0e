/** Questions and answers about the calendar. */
export const calendarQuestions: readonly { question: string; answer: string }[] = [
  {
    question: 'Why is a day red although somebody was tested?',
    answer:
      'An invalid test does not count, nor does one that was removed. Tests of other kinds, such as sweat, do not count either.',
  },
  {
    question: 'Why is a person missing?',
    answer:
      'Hidden people and test persons are not shown. If the filter has tags, jobs or locations, only people with one of them, or with a test that has one, are shown.',
  },
  {
    question: 'Which day does a test at midnight belong to?',
    answer:
      'To the day in your organisation’s time zone, which is set under Settings > Organisation. If none is set, each device uses its own.',
  },
  {
    question: 'Does anybody else see my colours?',
    answer: 'No. The colours are yours, on every device where you sign in.',
  },
  {
    question: 'What does > mean in a range?',
    answer:
      'Every count from its Min upwards that is greater than the largest Max of the other ranges. You can have only one such range.',
  },
  {
    question: 'Does it work without a connection?',
    answer:
      'Yes, with the tests stored on this device. Unsent tests are included. Changing the colours needs a connection.',
  },
];
