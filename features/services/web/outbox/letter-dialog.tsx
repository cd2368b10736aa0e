import type { OutboxLetter } from '#outbox/contract';
import { ErrorState, Modal, RelativeTime, TextSkeleton } from '#packages/ui';
import { serviceTexts } from '../service-texts.ts';
import classes from '../services.module.css';
import { useLetter } from './use-letters.ts';

interface Props {
  /** undefined: closed. */
  letter: OutboxLetter | undefined;
  onClose: () => void;
}

/** What a letter says, where that is not its reader's alone. */
export function LetterDialog({ letter, onClose }: Props) {
  return (
    <Modal
      opened={letter !== undefined}
      onClose={onClose}
      title={letter?.subject}
      size={560}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {letter !== undefined && <Text letter={letter} />}
    </Modal>
  );
}

function Text({ letter: { message_id, recipient, time } }: { letter: OutboxLetter }) {
  const { data, error, refetch } = useLetter(message_id);
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
        <p className={classes['letter']} dir="auto">
          {data === null ? serviceTexts.letterGone : (data.text ?? serviceTexts.secret)}
        </p>
      )}
    </>
  );
}
