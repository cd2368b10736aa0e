import { useMemo, useState } from 'react';
import { sweatBand, sweatBands } from '#hydration/domain';
import { testsOfKind } from '#hydration/offline';
import type { KindOfTests, KindTest, KindTestsQuery } from '#hydration/offline';
import type { NamedType } from '#measurements/offline';
import type { PersonCard } from '#people/domain';
import { Card, DataTable, EmptyState, UnsentMark, useTablePlace, useZone } from '#packages/ui';
import type { Column } from '#packages/ui';
import { useCopy, useCopyBridge } from '#packages/sync/web';
import { countOf, dateTimeText } from '#packages/kit';
import { linkColumns, TestValue, textColumn, validColumn } from '../tests/columns.tsx';
import { testsPageSize } from '../tests/tests-search.ts';
import { useTestMenu } from '../tests/use-test-menu.tsx';
import { numberText, valueOfKind } from '../value-text.ts';
import { bandText, kindTexts, limitsOf } from './kind-texts.ts';
import classes from './kind-columns.module.css';

interface Props {
  person: PersonCard;
  kind: KindOfTests;
}

const none: readonly never[] = [];
const newestFirst = { sort: 'time', descending: true } as const;

/** All tests of a person of one type, including invalid ones. */
export function KindTestsCard({ person, kind }: Props) {
  const { type, custom_id, name } = kind;
  const [order, setOrder] = useState<Pick<KindTestsQuery, 'sort' | 'descending'>>(newestFirst);
  const { page, size, setPage } = useTablePlace('tests-of-kind', testsPageSize);
  const asked = { user_id: person.user_id, type, custom_id, ...order };
  const query = useCopy(testsOfKind, { ...asked, page, size }, { keepPrevious: true });
  const { data, error, refetch } = query;
  const zone = useZone();
  const linked = data?.linked ?? none;
  const columns = useMemo(() => kindColumns(kind, zone, linked), [kind, zone, linked]);
  const bridge = useCopyBridge();
  const { menu, dialog } = useTestMenu(person, data?.rows ?? []);
  const allRows = async (): Promise<readonly KindTest[]> => {
    const all: KindTestsQuery = { ...asked, page: 0, size: data?.total ?? 0 };
    return ((await bridge.read(testsOfKind.name, all)) as { rows: KindTest[] }).rows;
  };
  return (
    <Card title={`Tests of ${name}`} subtitle={data && countOf(data.total, 'test')} flush>
      <DataTable
        name="tests-of-kind"
        label={`${name} tests`}
        rows={data?.rows}
        rowKey={({ measurement_id }) => measurement_id}
        total={data?.total ?? 0}
        columns={columns}
        sort={{ key: order.sort, descending: order.descending }}
        onSort={({ key, descending }) => {
          setOrder({ sort: key === 'value' ? 'value' : 'time', descending });
          setPage(0);
        }}
        page={page}
        size={size}
        defaultSize={testsPageSize}
        onPage={setPage}
        allRows={allRows}
        {...(menu !== null && { menu })}
        empty={
          <EmptyState
            title={kindTexts.none}
            text={person.may.viewMeasurements ? kindTexts.noneAbout : kindTexts.mayNotSee}
          />
        }
        error={error}
        onRetry={() => void refetch()}
      />
      {dialog}
    </Card>
  );
}

/** Columns of the table of a type; the band only if the type has bands. */
function kindColumns(
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
      cell: (row) => <TestValue valid={row.valid}>{valueOfKind(row.value, kind.type)}</TestValue>,
      text: (row) => valueOfKind(row.value, kind.type),
    },
    ...(limitsOf(kind).length > 0 ? [band(kind)] : []),
    ...linkColumns<KindTest>(linked, numberText),
    validColumn(),
    textColumn('measured_by', 'Measured by', ({ measured_by }) => measured_by),
    textColumn('notes', 'Notes', ({ notes }) => notes),
  ];
}

function band(kind: KindOfTests): Column<KindTest> {
  return {
    key: 'band',
    head: 'Band',
    cell: ({ value }) => (
      <span className={classes['band']}>
        {!Number.isNaN(value) && <Level level={sweatBands.indexOf(sweatBand(value))} />}
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
        <i key={name} data-filled={at <= level} style={{ height: 5 + 3 * at }} />
      ))}
    </span>
  );
}
