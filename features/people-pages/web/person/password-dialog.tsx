import { Text } from '@mantine/core';
import { ownWordsOf, passwordMinimum } from '#auth/domain';
import type { PasswordProblems } from '#auth/domain';
import { PasswordFields, changeOutcome, fieldProblems, usePasswordForm } from '#auth/web';
import type { PasswordValues } from '#auth/web';
import { organisationOwn } from '#organisation/offline';
import { showFailure } from '#packages/form/web';
import { useClient } from '#packages/http/web';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { DialogForm, Modal, showToast } from '#packages/ui';
import { resetUserPassword } from '#people/contract';
import { personName } from '#people/domain';
import type { PersonCard } from '#people/domain';
import { accountTexts } from './account-texts.ts';

interface Props {
  person: PersonCard;
  opened: boolean;
  onClose: () => void;
}

/** The dialog that sets the password of a person, on their page. */
export function PasswordDialog({ person, opened, onClose }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={accountTexts.changeOf(personName(person))}
      size={440}
    >
      {opened && <PasswordForm person={person} onClose={onClose} />}
    </Modal>
  );
}

/** Sets another person's password, which they must change at the next sign-in. */
function PasswordForm({ person, onClose }: Omit<Props, 'opened'>) {
  const client = useClient();
  const { online } = useSyncStatus();
  const { data: organisation } = useCopy(organisationOwn, {});
  const { user_id, name_first, name_last, email } = person;
  const rules = {
    minimum: passwordMinimum(organisation?.metadata ?? {}),
    ownWords: ownWordsOf({ name_first, name_last, email, organisation: organisation?.name ?? '' }),
  };

  async function send(values: PasswordValues): Promise<PasswordProblems> {
    const { new_password, confirm_password } = values;
    try {
      const body = { new_password, confirm_password };
      const code = await client.call(resetUserPassword, { params: { id: user_id }, body });
      const { kind, text, field } = changeOutcome(code);
      if (kind === 'done') onClose();
      if (kind === 'done' || field === undefined) showToast({ kind, text });
      return field === undefined ? {} : { [field]: text };
    } catch (error) {
      const problems = fieldProblems(error);
      if (Object.keys(problems).length > 0) return problems;
      return showFailure(error, { fields: [] });
    }
  }

  const { form } = usePasswordForm({ hasCurrent: false, rules, send });
  return (
    <DialogForm
      label={accountTexts.change}
      onSubmit={() => online && form.submit()}
      submit={accountTexts.change}
      isBusy={form.isBusy}
      isOff={!online}
      onCancel={onClose}
    >
      <Text c="dimmed" fz={13} lh="20px">
        {accountTexts.changeMeans}
      </Text>
      {/* Password managers store the new password under this name. */}
      <input hidden readOnly name="username" autoComplete="username" value={email ?? ''} />
      <PasswordFields form={form} hasCurrent={false} />
    </DialogForm>
  );
}
