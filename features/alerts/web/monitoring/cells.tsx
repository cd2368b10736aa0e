import { missing, RelativeTime } from '#packages/ui';
import classes from './monitoring.module.css';

/** The title of an alert with its message or rule. */
export function What({ title, detail }: { title: string; detail: string }) {
  return (
    <span className={classes['what']}>
      <b>{title}</b>
      {detail !== '' && (
        <small dir="auto" title={detail}>
          {detail}
        </small>
      )}
    </span>
  );
}

/** The first of several names and the number of the others. A long name takes several lines. */
export function Names({ names }: { names: readonly string[] }) {
  if (names.length === 0) return missing;
  return (
    <span className={classes['names']} title={names.join(', ')} dir="auto">
      <span>{names[0]}</span>
      {names.length > 1 && <small>+{names.length - 1}</small>}
    </span>
  );
}

/** A time with a note below it. */
export function TimeNote({ time, note }: { time: number | null; note: string }) {
  if (time === null) return note === '' ? missing : <small>{note}</small>;
  return (
    <span className={classes['stack']}>
      <RelativeTime time={time} />
      {note !== '' && (
        <small dir="auto" className={classes['comment']}>
          {note}
        </small>
      )}
    </span>
  );
}
