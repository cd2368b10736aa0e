import { useNavigate } from '@tanstack/react-router';
import { useCopy } from '#packages/sync/web';
import { personForm } from '#people/offline';
import { canResetTwoFactor, isAdmin } from '#permissions/domain';
import { permissionsOfPerson, permissionsViewer } from '#permissions/offline';
import { ActionItem } from '#people/web';
import { actionIcons } from '../actions/action-icons.tsx';
import { actionTexts } from '../actions/action-texts.ts';
import type { AccountDialog } from './account-dialogs.tsx';
import { accountTexts, passwordRefusal } from './account-texts.ts';

interface Props {
  user_id: string;
  online: boolean;
  onOpen: (dialog: AccountDialog) => void;
}

/**
 * Entries in the menu of a person's page: their password, and for admins to remove the second
 * factor.
 */
export function AccountItems({ user_id, online, onOpen }: Props) {
  const navigate = useNavigate();
  const { data: stored } = useCopy(personForm, { user_id });
  const { data: viewer } = useCopy(permissionsViewer, {});
  const { data: subject } = useCopy(permissionsOfPerson, { user_id });
  if (!stored || viewer === undefined || subject === undefined) return null;
  const mayReset = canResetTwoFactor(viewer, subject);
  return (
    <>
      <ActionItem
        label={accountTexts.change}
        icon={actionIcons.password}
        reason={online ? passwordRefusal(stored) : actionTexts.needsLine}
        onClick={() => {
          // The own password requires the current one and is changed in the settings.
          if (stored.isOwn) void navigate({ to: '/settings' });
          else onOpen('password');
        }}
      />
      {isAdmin(viewer) && !stored.isOwn && (
        <ActionItem
          label={accountTexts.reset}
          icon={actionIcons.resetFactor}
          reason={online ? (mayReset ? null : accountTexts.resetByOwner) : actionTexts.needsLine}
          onClick={() => onOpen('factor')}
        />
      )}
    </>
  );
}
