import { Group } from '@mantine/core';
import classes from './history-legend.module.css';

/** Legend of a person's chart; the zone only if there is one. */
export function HistoryLegend({ hasZone }: { hasZone: boolean }) {
  return (
    <Group
      component="span"
      visibleFrom="md"
      gap={14}
      align="stretch"
      wrap="nowrap"
      display="inline-flex"
      c="dimmed"
      fz={12}
      fw={400}
    >
      <span className={classes['entry']}>
        <i data-kind="scatter" /> ±25 mOsm
      </span>
      {hasZone && (
        <span className={classes['entry']}>
          <i data-kind="zone" /> Optimal zone
        </span>
      )}
    </Group>
  );
}
