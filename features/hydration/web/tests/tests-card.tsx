import { testsOfPerson } from '#hydration/offline';
import type { TestRow, TestsPage } from '#hydration/offline';
import { AddMeasurementButton } from '#measurements/web';
import type { PersonCard } from '#people/domain';
import { Card, DataTable, EmptyState, useZone } from '#packages/ui';
import { useCopyBridge } from '#packages/sync/web';
import { countText } from '#packages/kit';
import { useTestMenu } from './use-test-menu.tsx';
import { testColumns } from './test-columns.tsx';
import { testsPageSize } from './tests-search.ts';
import type { TestsOfPerson } from './use-tests-of-person.ts';

interface Props {
  person: PersonCard;
  tests: TestsOfPerson;
}

/** All hydration tests of a person in the view, including invalid ones. */
export function TestsCard({ person, tests }: Props) {
  const { place, question, setPlace, query, isNarrowed } = tests;
  const { data, error, refetch } = query;
  const zone = useZone();
  const bridge = useCopyBridge();
  const { menu, dialog } = useTestMenu(person, data?.rows ?? []);
  const allRows = async (): Promise<TestRow[]> => {
    const all = { ...question, page: 0, size: data?.total ?? 0 };
    return ((await bridge.read(testsOfPerson.name, all)) as TestsPage).rows;
  };
  return (
    <Card
      title={isNarrowed ? 'Tests in view' : 'All tests'}
      subtitle={
        data && data.total > 0 ? `${countText(data.total)}, ${orderText(place)}` : undefined
      }
      flush
    >
      <DataTable
        name="tests-of-person"
        label="Tests"
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
        empty={
          isNarrowed ? (
            // The history card above has the link to all tests.
            <EmptyState title="No match" text="No tests in this view." />
          ) : (
            <NoTests person={person} />
          )
        }
        error={error}
        onRetry={() => void refetch()}
      />
      {dialog}
    </Card>
  );
}

function NoTests({ person }: Pick<Props, 'person'>) {
  return (
    <EmptyState
      title="No tests yet"
      text={
        person.may.viewMeasurements
          ? 'This person’s hydration tests appear here.'
          : 'You do not have permission to see this person’s tests.'
      }
      action={<AddMeasurementButton person={person} />}
    />
  );
}

function orderText({ sort, descending }: TestsOfPerson['place']): string {
  if (sort === 'value') return descending ? 'highest first' : 'lowest first';
  return descending ? 'newest first' : 'oldest first';
}
