import { Button } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { Invitation } from '#invitations/contract';
import { useSyncStatus } from '#packages/sync/web';
import {
  Crumbs,
  DataTable,
  EmptyState,
  ListBar,
  missing,
  RowAction,
  Screen,
  textColumn,
  timeColumn,
  useConfirm,
  useSortedPage,
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
  const confirm = useConfirm();
  const end = useCallbackRef(async (invitation: Invitation) => {
    if (await confirm(texts.confirmRevoke(invitation.name))) await revoke(invitation);
  });
  const columns = useMemo(() => columnsOf((one) => void end(one), online), [end, online]);
  const place = useSortedPage('invitations', 25, {
    rows: invitations,
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
      {!online && <ListBar note={texts.needsConnection}>{null}</ListBar>}
      <DataTable
        {...place}
        label={texts.list}
        rowKey={({ invitation_id }) => invitation_id}
        empty={<EmptyState title={texts.none} text={texts.noneAbout} action={action} />}
        error={invitations === undefined ? error : null}
        onRetry={() => void refetch()}
      />
      <NewInvitation isOpen={isMaking} onMake={make} onClose={() => setMaking(false)} />
    </Screen>
  );
}

function columnsOf(
  onRevoke: (invitation: Invitation) => void,
  online: boolean,
): Column<Invitation>[] {
  return [
    textColumn('name', 'For', ({ name }) => name, { sortable: true, frozen: true }),
    textColumn('email', 'Email', ({ email }) => email ?? '', { sortable: true }),
    textColumn('state', 'State', ({ state }) => stateWords[state], { sortable: true }),
    textColumn('joined', 'Joined', ({ uses, most }) => texts.joined(uses, most)),
    timeColumn('expires', 'Expires', ({ expires_time }) => expires_time, { sortable: true }),
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
