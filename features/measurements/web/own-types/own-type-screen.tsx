import { Button, Skeleton } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import type { OwnTypeKind } from '#measurements/contract';
import { ownTypes } from '#measurements/offline';
import type { OwnType } from '#measurements/offline';
import { useCopy, useInitialised, useSyncStatus } from '#packages/sync/web';
import {
  Crumbs,
  EmptyState,
  ErrorScreen,
  Page,
  PageHead,
  Screen,
  TextSkeleton,
  useConfirm,
  useTitle,
} from '#packages/ui';
import { OwnTypeForm } from './own-type-form.tsx';
import { ownTypeTexts, ownTypeWords } from './own-type-texts.ts';
import { TypeSign } from './type-sign.tsx';
import { useOwnTypeActions } from './use-own-type-actions.ts';

/** /settings/measurement_custom/{uuid} and /settings/measurement_linked/{uuid}. */
export function OwnTypeScreen({ kind }: { kind: OwnTypeKind }) {
  const { type_id = '' }: { type_id?: string } = useParams({ strict: false });
  const initialised = useInitialised();
  const { data: types, error, refetch } = useCopy(ownTypes, { kind });
  const type = types?.find(({ id }) => id === type_id.toLowerCase());
  const title = type?.name ?? ownTypeTexts[kind].one;
  useTitle(title);
  if (error !== null) return <ErrorScreen onRetry={refetch} />;
  if (types === undefined || (type === undefined && !initialised)) {
    return (
      <Page ready={false}>
        <Skeleton height={32} width={280} mb={12} radius={8} />
        <TextSkeleton widths={[40]} />
      </Page>
    );
  }
  if (type === undefined) return <AbsentType kind={kind} />;
  return <OwnTypePage key={type.id} kind={kind} type={type} types={types} />;
}

interface Props {
  kind: OwnTypeKind;
  type: OwnType;
  types: readonly OwnType[];
}

function OwnTypePage({ kind, type, types }: Props) {
  const { path, title, stays, counted } = ownTypeTexts[kind];
  const navigate = useNavigate();
  const { online } = useSyncStatus();
  const actions = useOwnTypeActions(kind);
  const confirm = useConfirm();
  const remove = async () => {
    if (!(await confirm(ownTypeWords.confirmDelete(type.name, stays)))) return;
    if ((await actions.remove(type)) === null) void navigate({ to: path });
  };
  return (
    <Page ready>
      <PageHead
        mark={<TypeSign type={type} size={44} />}
        crumbs={
          <Crumbs here={type.name}>
            <Link to={path}>{title}</Link>
          </Crumbs>
        }
        title={<span dir="auto">{type.name}</span>}
        sentence={counted(type.measurements)}
        actions={
          <Button
            variant="default"
            data-danger
            leftSection={<IconTrash size={16} stroke={1.75} />}
            disabled={actions.isBusy || !online}
            onClick={() => void remove()}
          >
            Delete
          </Button>
        }
      />
      <OwnTypeForm
        kind={kind}
        type={type}
        others={types.filter(({ id }) => id !== type.id)}
        actions={actions}
      />
    </Page>
  );
}

/** Shown for a type that does not exist or was deleted. */
function AbsentType({ kind }: { kind: OwnTypeKind }) {
  const { path, title } = ownTypeTexts[kind];
  return (
    <Screen title={ownTypeWords.absent} ready>
      <EmptyState
        title="Not found"
        text="The type may have been deleted, or the address may belong to another organisation."
        action={<Link to={path}>Go to {title.toLowerCase()}</Link>}
      />
    </Screen>
  );
}
