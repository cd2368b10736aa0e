import { Button } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { Invitation } from '#invitations/contract';
import { dateText, matchesSearch } from '#packages/kit';
import { useSyncStatus } from '#packages/sync/web';
import {
  Crumbs,
  DataTable,
  EmptyState,
  ListBar,
  missing,
  NoMatch,
  RowAction,
  Screen,
  SearchField,
  textColumn,
  timeColumn,
  useConfirm,
  useSortedPage,
  useZone,
} from '#packages/ui';
import type { Column } from '#packages/ui';
import { invitationTexts as texts, stateWords } from './invitation-texts.ts';
import { NewInvitation } from './new-invitation.tsx';
import { useInvitations } from './use-invitations.ts';

const newestFirst = { key: 'created', descending: true };

/** /people/invitations: links with which people join the organisation. */
export function InvitationsScreen() {
  const { online } = useSyncStatus();
  const { invitations, error, isPending, refetch, make, revoke } = useInvitations();
  const [isMaking, setMaking] = useState(false);
  const [search, setSearch] = useState('');
  const zone = useZone();
  const confirm = useConfirm();
  const end = useCallbackRef(async (invitation: Invitation) => {
    if (await confirm(texts.confirmRevoke(invitation.name))) await revoke(invitation);
  });
  const columns = useMemo(
    () => columnsOf((one) => void end(one), { online, zone }),
    [end, online, zone],
  );
  const rows = useMemo(() => invitations?.filter(matches(search)), [invitations, search]);
  const place = useSortedPage('invitations', 25, {
    rows,
    columns,
    first: newestFirst,
  });
  const action = (
    <Button
      leftSection={<IconPlus size={16} stroke={1.9} />}
      disabled={!online}
      onClick={() => setMaking(true)}
    >
      {texts.make}
    </Button>
  );
  return (
    <Screen
      title={texts.title}
      ready={!isPending}
      sentence={texts.sentence}
      actions={action}
      crumbs={
        <Crumbs here={texts.title}>
          <Link to="/people">People</Link>
        </Crumbs>
      }
    >
      <ListBar note={!online && texts.needsConnection}>
        <SearchField
          label={texts.search}
          placeholder={texts.searchBy}
          value={search}
          onChange={setSearch}
        />
      </ListBar>
      <DataTable
        {...place}
        label={texts.list}
        rowKey={({ invitation_id }) => invitation_id}
        empty={
          invitations?.length === 0 ? (
            <EmptyState title={texts.none} text={texts.noneAbout} action={action} />
          ) : (
            <NoMatch text={texts.noMatch} onReset={() => setSearch('')} />
          )
        }
        error={invitations === undefined ? error : null}
        onRetry={() => void refetch()}
      />
      <NewInvitation isOpen={isMaking} onMake={make} onClose={() => setMaking(false)} />
    </Screen>
  );
}

/** Whether an invitation has the typed words in its name or email. */
function matches(search: string) {
  return ({ name, email }: Invitation) => matchesSearch(search, [name, email ?? '']);
}

function columnsOf(
  onRevoke: (invitation: Invitation) => void,
  { online, zone }: { online: boolean; zone: string },
): Column<Invitation>[] {
  return [
    textColumn('name', 'For', ({ name }) => name, { sortable: true, frozen: true }),
    textColumn('email', 'Email', ({ email }) => email ?? '', { sortable: true }),
    textColumn('state', 'State', ({ state }) => stateWords[state], { sortable: true }),
    textColumn('joined', 'Joined', ({ uses, most }) => texts.joined(uses, most)),
    textColumn(
      'expires',
      'Expires',
      ({ expires_time }) => dateText(Date.parse(expires_time), zone),
      {
        ...{ sortable: true, order: ({ expires_time }) => expires_time },
      },
    ),
    timeColumn('created', 'Made', ({ created_time }) => created_time, { sortable: true }),
    textColumn('by', 'Made by', ({ created_by }) => created_by ?? '', { sortable: true }),
    {
      ...textColumn<Invitation>('action', 'Action', () => ''),
      isAction: true,
      cell: (invitation) =>
        invitation.state === 'open' ? (
          <RowAction
            icon={IconTrash}
            word={texts.revoke}
            of={invitation.name}
            disabled={!online}
            onClick={() => onRevoke(invitation)}
          />
        ) : (
          missing
        ),
    },
  ];
}
