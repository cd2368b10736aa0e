import type { OutboxEmail } from '#outbox/contract';
import { ErrorState, Modal, RelativeTime, TextSkeleton } from '#packages/ui';
import { serviceTexts } from '../service-texts.ts';
import classes from '../services.module.css';
import { useEmail } from './use-emails.ts';

interface Props {
  /** undefined: closed. */
  email: OutboxEmail | undefined;
  onClose: () => void;
}

/** The text of an email, unless only its recipient may read it. */
export function EmailDialog({ email, onClose }: Props) {
  return (
    <Modal opened={email !== undefined} onClose={onClose} title={email?.subject} size={560}>
      {email !== undefined && <Text email={email} />}
    </Modal>
  );
}

function Text({ email: { message_id, recipient, time } }: { email: OutboxEmail }) {
  const { data, error, refetch } = useEmail(message_id);
  return (
    <>
      <p className={classes['to']}>
        To {recipient}, <RelativeTime time={Date.parse(time)} />
      </p>
      {error !== null ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <TextSkeleton widths={[90, 80, 40]} />
      ) : (
        <p className={classes['email']} dir="auto">
          {data === null ? serviceTexts.emailGone : (data.text ?? serviceTexts.secret)}
        </p>
      )}
    </>
  );
}
