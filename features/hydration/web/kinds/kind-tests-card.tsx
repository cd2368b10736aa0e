import { useMemo, useState } from 'react';
import { testsOfKind } from '#hydration/offline';
import type { KindOfTests, KindTest, KindTestsQuery } from '#hydration/offline';
import type { PersonCard } from '#people/domain';
import { Card, DataTable, EmptyState, useTablePlace, useZone } from '#packages/ui';
import { useCopy, useCopyBridge } from '#packages/sync/web';
import { countOf } from '#packages/kit';
import { testsPageSize } from '../tests/tests-search.ts';
import { useTestMenu } from '../tests/use-test-menu.tsx';
import { kindColumns } from './kind-columns.tsx';
import { kindTexts } from './kind-texts.ts';

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
