import type { QuarantinedRow } from '#packages/sync/offline';
import { useNow, useZone } from '#packages/ui';
import { countText } from '#packages/kit';
import { shortTime } from './state-words.ts';
import { tableWords } from './table-words.ts';
import classes from './panel.module.css';

const shownAtOnce = 5;

/** Quarantined rows that the copy could not store, newest first; empty if there are none. */
export function QuarantineSection({ rows }: { rows: readonly QuarantinedRow[] }) {
  const now = useNow();
  const zone = useZone();
  if (rows.length === 0) return null;
  const newest = [...rows].reverse();
  const hidden = newest.length - shownAtOnce;
  return (
    <section className={classes['list']} aria-labelledby="sync-aside">
      <header>
        <h3 id="sync-aside">Unreadable rows</h3>
        <span>{countText(rows.length)}</span>
      </header>
      <p>
        {rows.length === 1 ? 'This row' : 'These rows'} from the server could not be read. All other
        rows were stored, and a newer version of a row may be readable.
      </p>
      <ul>
        {newest.slice(0, shownAtOnce).map(({ table, id, reason, at }) => (
          <li key={`${table}/${id}/${String(at)}`}>
            <div>
              <b>{tableWords[table] ?? table}</b>
              <span>{reason}</span>
              {id !== '' && <code>{id}</code>}
            </div>
            <time dateTime={new Date(at).toISOString()}>{shortTime(at, now, zone)}</time>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p>And {hidden} more.</p>}
    </section>
  );
}
