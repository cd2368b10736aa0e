import { Skeleton } from '@mantine/core';
import { useDashboardStatus, useShowPeople } from '#dashboard/web';
import type { DashboardFilter } from '#dashboard/domain';
import { figuresOf } from '#monitoring/domain';
import { countText } from '#packages/kit';
import classes from './monitoring.module.css';

/** The figures of the window; each opens the list of its people. */
export function Figures({ filter }: { filter: DashboardFilter }) {
  const { data } = useDashboardStatus(filter);
  const showPeople = useShowPeople(filter);
  if (data === undefined) return <Skeleton height={66} radius={8} />;
  return (
    <ul className={classes['figures']} aria-label="Figures">
      {figuresOf(data.counts).map(({ name, people, detail, states }) => (
        <li key={name}>
          <button
            type="button"
            disabled={people === 0}
            title={people === 0 ? undefined : 'Show these people'}
            onClick={() => void showPeople(states)}
          >
            <span>{name}</span>
            <b>{countText(people)}</b> <em>{detail}</em>
          </button>
        </li>
      ))}
    </ul>
  );
}
