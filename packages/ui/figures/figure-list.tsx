import { Skeleton } from '@mantine/core';
import { countText } from '#packages/kit';
import classes from './figure-list.module.css';

interface Props {
  label: string;
  /** Undefined while they are loading. */
  figures: readonly { name: string; value: number | string; detail?: string }[] | undefined;
}

/** A few numbers in a row, each under its name. */
export function FigureList({ label, figures }: Props) {
  if (figures === undefined) return <Skeleton height={66} radius={8} />;
  return (
    <dl className={classes['figures']} aria-label={label}>
      {figures.map(({ name, value, detail }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{typeof value === 'number' ? countText(value) : value}</b>
            {detail !== undefined && <small>{detail}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
