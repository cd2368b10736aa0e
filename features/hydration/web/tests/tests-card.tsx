import { testsOfPerson } from '#hydration/offline';
import type { TestRow, TestsPage, TestsQuery } from '#hydration/offline';
import type { PersonCard } from '#people/domain';
import { Card, DataTable, EmptyState, useZone } from '#packages/ui';
import { useCopyBridge } from '#packages/sync/web';
import { useTestMenu } from './use-test-menu.tsx';
import { testColumns } from './test-columns.tsx';
import { testsPageSize } from './tests-search.ts';
import type { TestsOfPerson } from './use-tests-of-person.ts';

interface Props {
  person: PersonCard;
  tests: TestsOfPerson;
}

/** Every hydration test of a person, invalid ones among them. */
export function TestsCard({ person, tests }: Props) {
  const { place, setPlace, query } = tests;
  const { data, error, refetch } = query;
  const zone = useZone();
  const bridge = useCopyBridge();
  const { menu, dialog } = useTestMenu(person, data?.rows ?? []);
  const allRows = async (): Promise<TestRow[]> => {
    const all: TestsQuery = { user_id: person.user_id, ...place, page: 0, size: data?.total ?? 0 };
    return ((await bridge.read(testsOfPerson.name, all)) as TestsPage).rows;
  };
  return (
    <Card
      title="All measurements"
      subtitle={data && `${String(data.total)}, ${orderText(place)}`}
      flush
    >
      <DataTable
        name="tests-of-person"
        label="Measurements"
        rows={data?.rows}
        rowKey={({ measurement_id }) => measurement_id}
        total={data?.total ?? 0}
        columns={testColumns(zone, data?.linked ?? [])}
        sort={{ key: place.sort, descending: place.descending }}
        onSort={({ key, descending }) =>
          setPlace({ ...place, sort: key === 'value' ? 'value' : 'time', descending, page: 0 })
        }
        page={place.page}
        size={place.size}
        defaultSize={testsPageSize}
        onPage={(page, size) => setPlace({ ...place, page, size })}
        allRows={allRows}
        {...(menu !== null && { menu })}
        empty={<NoTests mayView={person.may.viewMeasurements} />}
        error={error}
        onRetry={() => void refetch()}
      />
      {dialog}
    </Card>
  );
}

function NoTests({ mayView }: { mayView: boolean }) {
  return (
    <EmptyState
      title="No measurement yet"
      text={
        mayView
          ? 'Every hydration test of this person will stand here.'
          : 'You may not see the measurements of this person.'
      }
    />
  );
}

function orderText({ sort, descending }: TestsOfPerson['place']): string {
  if (sort === 'value') return descending ? 'highest first' : 'lowest first';
  return descending ? 'newest first' : 'oldest first';
}
