import { authMessages, twoFactorReset } from '#auth/contract';
import { useClient } from '#packages/http/web';
import { showToast, useConfirm } from '#packages/ui';
import { accountMessages } from '../account-messages.ts';
import { sentenceOf } from '../two-factor/sentence-of.ts';

/**
 * The action that switches off the second factor of a person who has lost their authenticator, after
 * a confirmation.
 */
export function useResetFactor() {
  const client = useClient();
  const confirm = useConfirm();
  return async ({ user_id, name }: { user_id: string; name: string }): Promise<void> => {
    if (!(await confirm(accountMessages.confirmResetFactor(name)))) return;
    try {
      await client.call(twoFactorReset, { params: { id: user_id } });
      showToast({ kind: 'done', text: authMessages.twoFactorDisabled });
    } catch (error) {
      showToast({ kind: 'problem', text: sentenceOf(error) });
    }
  };
}
