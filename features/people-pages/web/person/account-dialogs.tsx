import { ResetFactorDialog } from '#auth/web';
import { personName } from '#people/domain';
import type { PersonCard } from '#people/domain';
import { PasswordDialog } from './password-dialog.tsx';

/** Part of the account that is being changed. */
export type AccountDialog = 'password' | 'factor';

interface Props {
  person: PersonCard;
  dialog: AccountDialog | null;
  onClose: () => void;
}

/** The dialogs about a person's account, on their page. */
export function AccountDialogs({ person, dialog, onClose }: Props) {
  const named = { user_id: person.user_id, name: personName(person) };
  return (
    <>
      <PasswordDialog person={person} opened={dialog === 'password'} onClose={onClose} />
      <ResetFactorDialog person={named} opened={dialog === 'factor'} onClose={onClose} />
    </>
  );
}
