import classes from './history-legend.module.css';

/** Legend of a person's chart; the zone only if there is one. */
export function HistoryLegend({ hasZone }: { hasZone: boolean }) {
  return (
    <span className={classes['legend']}>
      <span className={classes['entry']}>
        <i data-kind="scatter" /> ±25 mOsm
      </span>
      {hasZone && (
        <span className={classes['entry']}>
          <i data-kind="zone" /> Optimal zone
        </span>
      )}
    </span>
  );
}
