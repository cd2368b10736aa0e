import { useCallbackRef } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { AddMeasurement } from '#measurements/web';
import { matchesSearch } from '#packages/kit';
import {
  DataTable,
  EmptyState,
  Modal,
  NoMatch,
  pageOf,
  sortAndPage,
  sortedRows,
} from '#packages/ui';
import type { SkipReason } from '#sessions/contract';
import type { SessionPerson } from '#sessions/offline';
import { sessionPeopleSearch } from '../session-search.ts';
import type { PeopleQuery } from '../session-search.ts';
import { detailTexts as texts } from '../session-texts.ts';
import { peopleColumns } from './people-columns.tsx';

interface Props {
  /** Undefined while loading. */
  people: readonly SessionPerson[] | undefined;
  /** People can be measured and skipped. */
  isOpen: boolean;
  error: unknown;
  onRetry: () => void;
  query: PeopleQuery;
  onQuery: (query: PeopleQuery, replace?: boolean) => void;
  onSkip: (person: SessionPerson, skip: boolean, reason: SkipReason | null) => void;
}

/** The people of a session with their results. */
export function PeopleTable(props: Props) {
  const { people, isOpen, query, onQuery } = props;
  // The name stays while the dialog fades out.
  const [measured, setMeasured] = useState<SessionPerson | null>(null);
  const [isAdding, setAdding] = useState(false);
  const onAdd = useCallbackRef((person: SessionPerson) => {
    setMeasured(person);
    setAdding(true);
  });
  const onSkip = useCallbackRef(props.onSkip);
  const columns = useMemo(() => peopleColumns({ isOpen, onSkip, onAdd }), [isOpen, onSkip, onAdd]);
  const { search, sort, descending } = query;
  const found = useMemo(
    () =>
      people &&
      sortedRows(
        people.filter(({ name }) => matchesSearch(search, [name])),
        columns,
        { key: sort, descending },
      ),
    [people, columns, search, sort, descending],
  );
  return (
    <>
      <DataTable
        name="session-people"
        label={texts.list}
        {...pageOf(found, query)}
        {...sortAndPage(query, sessionPeopleSearch.size, onQuery)}
        rowKey={({ user_id }) => user_id}
        columns={columns}
        empty={
          people?.length === 0 ? (
            <EmptyState title={texts.nobody} text={texts.nobodyAbout} />
          ) : (
            <NoMatch
              text={texts.noMatch}
              onReset={() => onQuery({ ...query, search: '', page: 0 })}
            />
          )
        }
        error={props.error}
        onRetry={props.onRetry}
      />
      <Modal
        opened={isAdding}
        onClose={() => setAdding(false)}
        title={measured === null ? texts.add : texts.addFor(measured.name)}
        size={480}
      >
        {measured !== null && <AddMeasurement person={measured} onClose={() => setAdding(false)} />}
      </Modal>
    </>
  );
}
