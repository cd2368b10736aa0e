import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useSyncStatus } from '#packages/sync/web';
import { Card, Crumbs, EmptyState, ErrorState, Screen, TextSkeleton } from '#packages/ui';
import { ChosenSection } from '../directory/chosen-section.tsx';
import { directoryTexts } from '../directory/directory-texts.ts';
import { FoundTable } from '../directory/found-table.tsx';
import { IntakeSection } from '../directory/intake-section.tsx';
import { NotReady } from '../directory/not-ready.tsx';
import { ResultCard } from '../directory/result-card.tsx';
import { useChosenPeople } from '../directory/use-chosen-people.ts';
import { useDirectoryState } from '../directory/use-directory.ts';
import { useIntake } from '../directory/use-intake.ts';

/** /people/add/azuread: adds people of the directory. */
export function AddPeopleScreen() {
  const { data, problem, retry } = useDirectoryState();
  const { online } = useSyncStatus();
  return (
    <Screen
      title={directoryTexts.title}
      ready={data !== undefined || problem !== null || !online}
      sentence={directoryTexts.about}
      crumbs={
        <Crumbs here={directoryTexts.crumb}>
          <Link to="/people">People</Link>
        </Crumbs>
      }
    >
      {data === undefined ? (
        <Card>
          {online && problem === null && <TextSkeleton />}
          {online && problem !== null && <ErrorState message={problem} onRetry={retry} />}
          {!online && (
            <EmptyState
              title={directoryTexts.offline}
              text={directoryTexts.needsConnection}
              outline="none"
            />
          )}
        </Card>
      ) : data.state === 'ready' ? (
        <AddPeople domains={data.domains} />
      ) : (
        <NotReady state={data.state} />
      )}
    </Screen>
  );
}

function AddPeople({ domains }: { domains: readonly string[] }) {
  const { search = '' } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { online } = useSyncStatus();
  const chosen = useChosenPeople();
  const { isBusy, problem, result, add, startAnew } = useIntake();
  const setSearch = (words: string) =>
    void navigate({
      to: '/people/add/azuread',
      search: words === '' ? {} : { search: words },
      replace: true,
    });
  async function addThem(tag_ids: string[]): Promise<void> {
    if (await add(chosen.rows, tag_ids)) {
      chosen.clear();
      setSearch('');
    }
  }
  if (result !== null) return <ResultCard result={result} onAnew={startAnew} />;
  return (
    <>
      <FoundTable
        search={search}
        onSearch={setSearch}
        domains={domains}
        chosen={chosen}
        isOnline={online}
      />
      <ChosenSection chosen={chosen} />
      <IntakeSection
        count={chosen.rows.length}
        isBusy={isBusy}
        isOnline={online}
        problem={problem}
        onAdd={(tag_ids) => void addThem(tag_ids)}
      />
    </>
  );
}
