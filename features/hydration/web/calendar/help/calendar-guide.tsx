import { Link } from '@tanstack/react-router';
import { calendarMessages } from '#hydration/contract';
import type { CalendarRange } from '#hydration/contract';
import { Modal } from '#packages/ui';
import { CalendarLegend } from '../calendar-legend.tsx';
import classes from './calendar-guide.module.css';

interface Props {
  opened: boolean;
  /** The viewer's own ranges, so that the explained colours are those they see. */
  ranges: readonly CalendarRange[];
  onClose: () => void;
}

/** The help of the calendar, full screen. */
export function CalendarGuide({ opened, ranges, onClose }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      fullScreen
      title={calendarMessages.name}
      classNames={{ header: classes['head'] ?? '' }}
      transitionProps={{ transition: 'fade', duration: 120 }}
    >
      <article className={classes['guide']}>
        <section aria-label="What it shows">
          <h3>What it shows</h3>
          <p>
            {`The card '${calendarMessages.title}' on the dashboard has a row for each person and a column for each day, grouped by month. The colour of a day shows how many hydration tests that person had on it. Only valid tests count, and a day begins and ends in the time zone of your organisation.`}
          </p>
          <p>
            Hover over a day, select it, or move to it with the arrow keys to see the time, value
            and status of each test.
          </p>
        </section>
        <section aria-label="Hiding the calendar">
          <h3>Hiding the calendar</h3>
          <p>
            Open{' '}
            <Link to="/settings" search={{ section: 'consent' }}>
              Settings &gt; Consent
            </Link>{' '}
            and select &lsquo;{calendarMessages.hide}&rsquo;. The chart is hidden only for you, on
            all your devices, until you clear the checkbox.
          </p>
        </section>
        <section aria-label="Colour codes">
          <h3>Colour codes</h3>
          <p>
            The dots in a day also show the number of tests, up to three. These are your current
            colours. Change them under Options on the card.
          </p>
          <CalendarLegend ranges={ranges} />
        </section>
        <section aria-label="Filtering">
          <h3>Filtering</h3>
          <ol>
            <li>
              Select <b>View</b> at the top of the dashboard.
            </li>
            <li>
              Choose a <b>filter</b>: the last days, a date, a week or a month, and locations.
            </li>
            <li>
              Select <b>Apply</b>. The calendar shows the days of the filter, at most 366.
            </li>
          </ol>
          <p>Under People, choose who is shown by tag and job.</p>
        </section>
        <section aria-label="FAQ">
          <h3>FAQ</h3>
          <dl>
            {calendarQuestions.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      </article>
    </Modal>
  );
}

/** Questions and answers about the calendar. */
const calendarQuestions: readonly { question: string; answer: string }[] = [
  {
    question: 'Why is a day red although somebody was tested?',
    answer:
      'An invalid test does not count, nor does one that was removed. Tests of other kinds, such as sweat, do not count either.',
  },
  {
    question: 'Why has a day without a test no colour?',
    answer:
      'The person had no shift on that day by their roster, or it is still to come. Without a roster every past day has a colour.',
  },
  {
    question: 'Why is a person missing?',
    answer:
      'Hidden people and people marked Test are not shown. If the filter has tags, jobs or locations, only people with one of them, or with a test that has one, are shown.',
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
      'Any count from Min upwards that is above the highest Max of the other ranges. You can have only one such range.',
  },
  {
    question: 'Does it work without a connection?',
    answer:
      'Yes, with the tests stored on this device. Unsent tests are included. Connect to change the colours.',
  },
];
