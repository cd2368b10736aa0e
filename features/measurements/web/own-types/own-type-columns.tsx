import { Link } from '@tanstack/react-router';
import type { OwnTypeKind } from '#measurements/contract';
import type { OwnType } from '#measurements/offline';
import { countText } from '#packages/kit';
import { RelativeTime } from '#packages/ui';
import type { Column } from '#packages/ui';
import { editColumns } from '../row-edits.tsx';
import type { RowEdits } from '../row-edits.tsx';
import { ownTypeTexts } from './own-type-texts.ts';
import classes from './own-types.module.css';
import { TypeSign } from './type-sign.tsx';

/** Columns of the list of one kind, in order. */
export function ownTypeColumns(kind: OwnTypeKind, edits: RowEdits<OwnType>): Column<OwnType>[] {
  const { path } = ownTypeTexts[kind];
  return [
    {
      ...{ key: 'icon', head: 'Icon', isAction: true },
      cell: (type) => <TypeSign type={type} />,
      text: ({ icon }) => icon ?? '',
    },
    {
      ...{ key: 'name', head: 'Name', sortable: true, frozen: true },
      cell: ({ id, name }) => (
        <Link to={`${path}/$type_id`} params={{ type_id: id }} className={classes['name']}>
          <span dir="auto">{name}</span>
        </Link>
      ),
      text: ({ name }) => name,
    },
    {
      ...{ key: 'unit', head: 'Unit', sortable: true },
      cell: ({ unit }) => <span dir="auto">{unit}</span>,
      text: ({ unit }) => unit,
    },
    {
      ...{ key: 'measurements', head: 'Measurements', sortable: true, numeric: true },
      cell: ({ measurements }) => countText(measurements),
      text: ({ measurements }) => String(measurements),
    },
    {
      ...{ key: 'changed', head: 'Changed', sortable: true },
      cell: ({ changed }) => <RelativeTime time={changed} />,
      text: ({ changed }) => new Date(changed).toISOString(),
    },
    ...editColumns(edits),
  ];
}

/** The types in the order of a column; equal ones by name. */
export function sortedTypes(
  types: readonly OwnType[],
  { key, descending }: { key: string; descending: boolean },
): OwnType[] {
  const sign = descending ? -1 : 1;
  return types.toSorted((a, b) => {
    const byName = a.name.localeCompare(b.name, 'en');
    if (key === 'unit') return sign * a.unit.localeCompare(b.unit, 'en') || byName;
    if (key === 'measurements' || key === 'changed') return sign * (a[key] - b[key]) || byName;
    return sign * byName;
  });
}
