import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { longestMessage } from '#alerts/contract';
import { DialogForm, Modal } from '#packages/ui';
import { answerTexts } from '../answer-texts.ts';
import { useAnswerActions } from '../use-answer-actions.ts';
import type { NoticeRow } from './alert-list-rows.ts';

interface Props {
  /** The own alert to acknowledge; null for none. */
  notice: NoticeRow | null;
  onClose: () => void;
}

/** Acknowledges an own alert, with an optional comment. */
export function AcknowledgeDialog({ notice, onClose }: Props) {
  return (
    <Modal opened={notice !== null} onClose={onClose} title="Acknowledge alert">
      {notice !== null && <Fields key={notice.notice_id} notice={notice} onClose={onClose} />}
    </Modal>
  );
}

function Fields({ notice, onClose }: { notice: NoticeRow; onClose: () => void }) {
  const [comment, setComment] = useState('');
  const { acknowledge, isBusy } = useAnswerActions();
  async function send(): Promise<void> {
    if ((await acknowledge([notice.notice_id], { comment })) === null) onClose();
  }
  return (
    <DialogForm
      label="Acknowledge alert"
      submit={answerTexts.acknowledge}
      isBusy={isBusy}
      onSubmit={send}
      onCancel={onClose}
    >
      <div>
        <b>{notice.title}</b>
        {notice.detail !== '' && (
          <p className="ws-note" dir="auto">
            {notice.detail}
          </p>
        )}
      </div>
      <Textarea
        label={answerTexts.comment}
        description={answerTexts.commentHint}
        data-autofocus
        rows={3}
        maxLength={longestMessage}
        value={comment}
        onChange={({ currentTarget: { value } }) => setComment(value)}
      />
    </DialogForm>
  );
}
