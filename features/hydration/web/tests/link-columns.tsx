import type { NamedType } from '#measurements/offline';
import type { Column } from '#packages/ui';
import { numberText } from '../value-text.ts';
import classes from './test-columns.module.css';

/** A column for each linked type in use, with its unit in the header. */
export function linkColumns<Row extends { links: Readonly<Record<string, number>> }>(
  linked: readonly NamedType[],
): Column<Row>[] {
  return linked.map(({ id, name, unit }) => ({
    ...{ key: `link-${id}`, head: `${name} (${unit})`, numeric: true },
    cell: ({ links }) =>
      links[id] === undefined ? (
        <span className={classes['missing']}>–</span>
      ) : (
        numberText(links[id])
      ),
    text: ({ links }) => (links[id] === undefined ? '' : String(links[id])),
  }));
}
