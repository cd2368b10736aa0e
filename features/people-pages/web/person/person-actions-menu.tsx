import { useMediaQuery } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSyncStatus } from '#packages/sync/web';
import { personName } from '#people/domain';
import type { PersonCard } from '#people/domain';
import { ActionButton } from '#people/web';
import { actionIcons } from '../actions/action-icons.tsx';
import { actionTexts } from '../actions/action-texts.ts';
import { PersonMenu } from '../actions/person-menu.tsx';
import { usePersonActions } from '../actions/use-person-actions.ts';
import { MergeDialog } from '../merge/merge-dialog.tsx';
import type { MergePair } from '../merge/merge-dialog.tsx';
import { AccountDialogs } from './account-dialogs.tsx';
import type { AccountDialog } from './account-dialogs.tsx';
import { AccountItems } from './account-items.tsx';

/**
 * Hide, merge, account and delete, on the page of a person. On wide screens hiding has its own
 * button.
 */
export function PersonActionsMenu({ person }: { person: PersonCard }) {
  const { online } = useSyncStatus();
  const actions = usePersonActions();
  const navigate = useNavigate();
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const [pair, setPair] = useState<MergePair | null>(null);
  const [dialog, setDialog] = useState<AccountDialog | null>(null);
  const { user_id, is_hidden, refusals } = person;
  const named = { user_id, name: personName(person) };
  const hide = () => void actions.hide([named]);
  const unhide = () => void actions.unhide([named]);
  return (
    <>
      {!isNarrow && (
        <ActionButton
          label={is_hidden ? 'Unhide' : 'Hide'}
          icon={is_hidden ? actionIcons.unhide : actionIcons.hide}
          reason={online ? refusals.hide : actionTexts.needsLine}
          onClick={is_hidden ? unhide : hide}
        />
      )}
      <PersonMenu
        person={person}
        online={online}
        hasHide={isNarrow}
        isFramed
        onHide={hide}
        onUnhide={unhide}
        onMerge={() => setPair({ source: null, target: user_id })}
        more={<AccountItems user_id={user_id} online={online} onOpen={setDialog} />}
        onDelete={() => {
          if (!window.confirm(actionTexts.confirmDelete(named.name))) return;
          void actions.removeOne(named);
          void navigate({ to: '/people' });
        }}
      />
      <MergeDialog
        pair={pair}
        onClose={() => setPair(null)}
        onMerged={(target) =>
          void navigate({ to: '/people/$user_id', params: { user_id: target } })
        }
      />
      <AccountDialogs person={person} dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
}
