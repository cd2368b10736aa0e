import { useMutation } from '@tanstack/react-query';
import { useClient } from '#packages/http/web';
import { showToast } from '#packages/ui';
import { authMessages, twoFactorReset } from '#auth/contract';
import { accountMessages } from '../account-messages.ts';
import { sentenceOf } from '../two-factor/sentence-of.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface Props {
  person: { user_id: string; name: string };
  opened: boolean;
  onClose: () => void;
}

/**
 * Switches off the second factor of a person who has lost their authenticator, after a
 * confirmation.
 */
export function ResetFactorDialog({ person, opened, onClose }: Props) {
  const client = useClient();
  const resetting = useMutation({
    mutationFn: () => client.call(twoFactorReset, { params: { id: person.user_id } }),
    onSuccess: () => showToast({ kind: 'done', text: authMessages.twoFactorDisabled }),
    onError: (error) => showToast({ kind: 'problem', text: sentenceOf(error) }),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title={opened ? `Reset the two-factor sign-in of ${person.name}` : null}
      text={accountMessages.resetFactorMeans}
      action="Reset"
      isBusy={resetting.isPending}
      onClose={onClose}
      onConfirm={() => resetting.mutate()}
    />
  );
}
