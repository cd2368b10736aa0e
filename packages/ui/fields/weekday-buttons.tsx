import { Input } from '@mantine/core';
import classes from './weekday-buttons.module.css';

/** Days from Monday; 0 is Sunday. */
const weekdays = [
  { day: 1, name: 'Monday' },
  { day: 2, name: 'Tuesday' },
  { day: 3, name: 'Wednesday' },
  { day: 4, name: 'Thursday' },
  { day: 5, name: 'Friday' },
  { day: 6, name: 'Saturday' },
  { day: 0, name: 'Sunday' },
] as const;

interface Props {
  label: string;
  error?: string | undefined;
  isChosen: (day: number) => boolean;
  onToggle: (day: number) => void;
}

/** Chooses days of the week; each is a button that is pressed or not. */
export function WeekdayButtons({ label, error, isChosen, onToggle }: Props) {
  return (
    <Input.Wrapper label={label} labelElement="div" error={error}>
      <div role="group" aria-label="Days of the week" className={classes['days']}>
        {weekdays.map(({ day, name }) => (
          <button
            key={day}
            type="button"
            className={classes['day']}
            title={name}
            aria-pressed={isChosen(day)}
            onClick={() => onToggle(day)}
          >
            {name.slice(0, 3)}
          </button>
        ))}
      </div>
    </Input.Wrapper>
  );
}
