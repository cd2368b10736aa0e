import { Text, Textarea } from '@mantine/core';
import { useSave } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { useSyncStatus } from '#packages/sync/web';
import { DialogForm, Modal } from '#packages/ui';
import { longestNote, mostAddresses, referralMessages } from '#referral/contract';
import { addressesIn } from '#referral/domain';
import { referralTexts as texts } from './referral-texts.ts';

interface Props {
  isOpen: boolean;
  onInvite: (emails: string[], note: string) => Promise<Refused>;
  onClose: () => void;
}

/** Form that invites people by email. */
export function InviteDialog({ isOpen, ...props }: Props) {
  return (
    <Modal opened={isOpen} onClose={props.onClose} title={texts.invite} size={480}>
      {isOpen && <InviteForm {...props} />}
    </Modal>
  );
}

const blank = { emails: '', note: '' };

function InviteForm({ onInvite, onClose }: Omit<Props, 'isOpen'>) {
  const { online } = useSyncStatus();
  const form = useSave(blank);
  const { values, isBusy, text } = form;
  const emails = addressesIn(values.emails);
  return (
    <DialogForm
      label={texts.invite}
      submit={texts.send}
      isBusy={isBusy}
      isOff={!online}
      onCancel={onClose}
      onSubmit={() =>
        form.save({
          problems: problemsOf(emails),
          send: () => onInvite(emails, values.note),
          onDone: onClose,
        })
      }
    >
      <Textarea
        label={texts.emails}
        description={texts.emailsAbout}
        placeholder="name@site.example"
        required
        data-autofocus
        autosize
        minRows={2}
        maxRows={8}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        {...text('emails')}
      />
      <Textarea
        label={texts.note}
        description={texts.noteAbout}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={longestNote}
        {...text('note')}
      />
      <Text size="sm" c="dimmed">
        {texts.contents}
      </Text>
    </DialogForm>
  );
}

function problemsOf(emails: readonly string[]): Record<string, string> {
  if (emails.length === 0) return { emails: referralMessages.emailsRequired };
  if (emails.length > mostAddresses) return { emails: referralMessages.emailsTooMany };
  return {};
}
