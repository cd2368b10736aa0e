import type { ReactNode } from 'react';
import type { NamedType } from '#measurements/offline';
import type { Column } from '#packages/ui';
import classes from './test-columns.module.css';

/** Shown in a cell without content. */
export const missing = <span className={classes['missing']}>–</span>;

/** A column of plain text. */
export function textColumn<Row>(
  key: string,
  head: string,
  text: (row: Row) => string,
): Column<Row> {
  return { key, head, cell: (row) => text(row) || missing, text };
}

/** Whether a test is valid. */
export function validColumn<Row extends { valid: boolean }>(): Column<Row> {
  return textColumn('valid', 'Valid', ({ valid }) => (valid ? 'Yes' : 'No'));
}

/** A column for each linked type in use, with its unit in the header. */
export function linkColumns<Row extends { links: Readonly<Record<string, number>> }>(
  linked: readonly NamedType[],
  shown: (value: number) => string,
): Column<Row>[] {
  return linked.map(({ id, name, unit }) => ({
    ...{ key: `link-${id}`, head: `${name} (${unit})`, numeric: true },
    cell: ({ links }) => (links[id] === undefined ? missing : shown(links[id])),
    text: ({ links }) => (links[id] === undefined ? '' : String(links[id])),
  }));
}

interface ValueProps {
  valid: boolean;
  title?: string | undefined;
  children: ReactNode;
}

/** The value of a test, struck through if it is invalid. */
export function TestValue({ valid, title, children }: ValueProps) {
  return (
    <span className={classes['value']} data-valid={valid} title={title}>
      {children}
    </span>
  );
}
