import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { OwnTypeKind } from '#measurements/contract';
import { ownTypeProblems } from '#measurements/domain';
import { ownTypes } from '#measurements/offline';
import type { OwnType } from '#measurements/offline';
import { useSave } from '#packages/form/web';
import { newId } from '#packages/http/web';
import { useCopy, useInitialised, useSyncStatus } from '#packages/sync/web';
import { matchesSearch } from '#packages/kit';
import {
  ActionNote,
  DataTable,
  DialogForm,
  EmptyState,
  ListBar,
  Modal,
  NoMatch,
  Screen,
  SearchField,
  useConfirm,
  useLocalPage,
  useIsNarrow,
} from '#packages/ui';
import type { Sort } from '#packages/ui';
import { EditMenu } from '../row-edits.tsx';
import type { RowEdits } from '../row-edits.tsx';
import { ownTypeColumns, sortedTypes } from './own-type-columns.tsx';
import { ownTypeTexts, ownTypeWords } from './own-type-texts.ts';
import { useOwnTypeActions } from './use-own-type-actions.ts';

const defaultSize = 20;

/** /settings/measurement_custom and /settings/measurement_linked: the types of one kind. */
export function OwnTypeListScreen({ kind }: { kind: OwnTypeKind }) {
  const texts = ownTypeTexts[kind];
  const navigate = useNavigate();
  const { online } = useSyncStatus();
  const initialised = useInitialised();
  const { data: types, error, refetch } = useCopy(ownTypes, { kind });
  const actions = useOwnTypeActions(kind);
  const name = `own-types-${kind}`;
  const [sort, setSort] = useState<Sort>({ key: 'name', descending: false });
  const [search, setSearch] = useState('');
  const [isNaming, setNaming] = useState(false);
  const isNarrow = useIsNarrow();
  const confirm = useConfirm();
  const remove = async (type: OwnType) => {
    if (await confirm(ownTypeWords.confirmDelete(type.name, texts.stays))) {
      void actions.remove(type);
    }
  };
  const edits: RowEdits<OwnType> = {
    isBusy: actions.isBusy || !online,
    edit: ({ id }) => ({
      renderRoot: (props) => (
        <Link to={`${texts.path}/$type_id`} params={{ type_id: id }} {...props} />
      ),
    }),
    onDelete: (type) => void remove(type),
  };
  const columns = ownTypeColumns(kind, edits);
  const shown = isNarrow
    ? columns.filter(({ key }) => key !== 'edit' && key !== 'delete')
    : columns;
  const sorted = useMemo(
    () =>
      types &&
      sortedTypes(
        types.filter(({ name: own }) => matchesSearch(search, [own])),
        sort,
      ),
    [types, sort, search],
  );
  const place = useLocalPage(name, defaultSize, sorted);
  const newType = (
    <Button
      leftSection={<IconPlus size={16} stroke={1.9} />}
      disabled={!online}
      onClick={() => setNaming(true)}
    >
      New
    </Button>
  );
  return (
    <Screen
      title={texts.title}
      ready={initialised && (types !== undefined || error !== null)}
      sentence={texts.sentence}
      actions={newType}
    >
      <ListBar note={!online && ownTypeWords.needsConnection}>
        <SearchField
          label="Search types"
          placeholder="Name"
          value={search}
          onChange={(next) => {
            setSearch(next);
            place.onPage(0);
          }}
        />
      </ListBar>
      <DataTable
        {...place}
        label={texts.title}
        rowKey={({ id }) => id}
        columns={shown}
        sort={sort}
        onSort={(next) => {
          setSort(next);
          place.onPage(0);
        }}
        {...(isNarrow && { menu: (row: OwnType) => <EditMenu row={row} {...edits} /> })}
        empty={
          types?.length === 0 ? (
            <EmptyState title={`No ${texts.one}s yet`} text={texts.noneYet} action={newType} />
          ) : (
            <NoMatch text={`No ${texts.one}s match this search.`} onReset={() => setSearch('')} />
          )
        }
        error={error}
        onRetry={() => void refetch()}
      />
      <Modal
        opened={isNaming}
        onClose={() => setNaming(false)}
        title={`New ${texts.one}`}
        size={420}
      >
        <NewTypeForm
          others={types ?? []}
          actions={actions}
          onMade={(type_id) => void navigate({ to: `${texts.path}/$type_id`, params: { type_id } })}
          onClose={() => setNaming(false)}
        />
      </Modal>
    </Screen>
  );
}

interface NewTypeProps {
  /** Active types of the kind. */
  others: readonly { name: string }[];
  actions: ReturnType<typeof useOwnTypeActions>;
  onMade: (id: string) => void;
  onClose: () => void;
}

/** Name and unit of a new type. The input is kept until it is created. */
function NewTypeForm({ others, actions, onMade, onClose }: NewTypeProps) {
  const { online } = useSyncStatus();
  const [id] = useState(newId);
  const { values, isBusy, save, text } = useSave({ name: '', unit: '' });
  const names = others.map(({ name }) => name);
  const create = () =>
    save({
      problems: { ...ownTypeProblems({ ...values, icon: null, image: null }, names) },
      send: () => actions.create(id, values),
      onDone: () => onMade(id),
    });
  return (
    <DialogForm
      label="New type"
      onSubmit={create}
      submit="Create"
      isBusy={isBusy}
      isOff={!online}
      note={<ActionNote>{online ? '' : ownTypeWords.needsConnection}</ActionNote>}
      onCancel={onClose}
    >
      <TextInput label="Name" autoComplete="off" data-autofocus {...text('name')} />
      <TextInput label="Unit" autoComplete="off" {...text('unit')} />
    </DialogForm>
  );
}
