import { sweatBand, sweatBands } from '#hydration/domain';
import type { KindOfTests, KindTest } from '#hydration/offline';
import { dateTimeText } from '#packages/kit';
import { UnsentMark } from '#packages/ui';
import type { Column } from '#packages/ui';
import type { NamedType } from '#measurements/offline';
import { linkColumns } from '../tests/link-columns.tsx';
import { valueOfKind } from '../value-text.ts';
import { bandText, limitsOf } from './kind-texts.ts';
import classes from './kind-columns.module.css';

/** Columns of the table of a type; the band only if the type has bands. */
export function kindColumns(
  kind: KindOfTests,
  zone: string,
  linked: readonly NamedType[],
): Column<KindTest>[] {
  const value = `${kind.type === 'sweat' ? 'Sodium' : 'Value'} (${kind.unit})`;
  return [
    {
      key: 'time',
      head: 'Time',
      sortable: true,
      frozen: true,
      cell: ({ time, unsent }) => (
        <span className={classes['time']}>
          {dateTimeText(time, zone)}
          {unsent !== null && <UnsentMark {...unsent} />}
        </span>
      ),
      text: ({ time }) => new Date(time).toISOString(),
    },
    {
      key: 'value',
      head: value,
      sortable: true,
      numeric: true,
      cell: (row) => (
        <span className={classes['value']} data-valid={row.valid}>
          {valueOfKind(row.value, kind.type)}
        </span>
      ),
      text: (row) => valueOfKind(row.value, kind.type),
    },
    ...(limitsOf(kind).length > 0 ? [band(kind)] : []),
    ...linkColumns(linked),
    { key: 'valid', head: 'Valid', ...plain(({ valid }) => (valid ? 'Yes' : 'No')) },
    { key: 'measured_by', head: 'Measured by', ...plain((row) => row.measured_by) },
    { key: 'notes', head: 'Notes', ...plain((row) => row.notes) },
  ];
}

function band(kind: KindOfTests): Column<KindTest> {
  return {
    key: 'band',
    head: 'Band',
    cell: ({ value }) => (
      <span className={classes['band']}>
        <Level level={sweatBands.indexOf(sweatBand(value))} />
        {bandText(kind, value)}
      </span>
    ),
    text: ({ value }) => bandText(kind, value),
  };
}

/** Four steps, filled up to the band; the text beside it says the same. */
function Level({ level }: { level: number }) {
  return (
    <span className={classes['level']} aria-hidden>
      {sweatBands.map((name, at) => (
        <i key={name} data-filled={at <= level} />
      ))}
    </span>
  );
}

function plain(text: (row: KindTest) => string): Pick<Column<KindTest>, 'cell' | 'text'> {
  return {
    cell: (row) => text(row) || <span className={classes['missing']}>–</span>,
    text,
  };
}
