import classes from './calendar-grid.module.css';

/** Parts of a day, three hours each. */
const partsOfDay = 8;

/** A dot where in the day there were tests: the night at the left, the evening at the right. */
export function SpacedDots({ parts }: { parts: number }) {
  return (
    <span className={classes['spaced']}>
      {Array.from({ length: partsOfDay }, (_, part) => (
        <i key={part} data-tested={(parts & (1 << part)) !== 0} />
      ))}
    </span>
  );
}
