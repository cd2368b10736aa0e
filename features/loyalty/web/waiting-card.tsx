import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { loyaltyMessages } from '#loyalty/contract';
import type { WaitingRequest } from '#loyalty/contract';
import { useSave } from '#packages/form/web';
import { countText } from '#packages/kit';
import { useSyncStatus } from '#packages/sync/web';
import {
  Card,
  DialogForm,
  EmptyState,
  ErrorState,
  Modal,
  RelativeTime,
  TextSkeleton,
} from '#packages/ui';
import { loyaltyTexts as texts } from './loyalty-texts.ts';
import { useWaitingRewards } from './use-loyalty.ts';
import type { Answer } from './use-loyalty.ts';
import classes from './loyalty.module.css';

/** For the support team: open requests of all organisations. */
export function WaitingCard() {
  const { requests, error, refetch, answer } = useWaitingRewards();
  const { online } = useSyncStatus();
  const [open, setOpen] = useState<WaitingRequest | null>(null);
  return (
    <Card title={texts.waiting} subtitle={texts.waitingAbout}>
      {requests === undefined ? (
        error === null ? (
          <TextSkeleton widths={[60, 40]} />
        ) : (
          <ErrorState onRetry={refetch} />
        )
      ) : requests.length === 0 ? (
        <EmptyState title={texts.nothingWaits} text={texts.nothingWaitsAbout} outline="none" />
      ) : (
        <ul className={classes['rows']} aria-label={texts.waiting}>
          {requests.map((request) => (
            <li key={request.quote_id}>
              <span dir="auto">
                {request.title}, {request.organisation}
                <small>
                  {countText(request.points)} points, {request.email ?? 'no email address'},{' '}
                  <RelativeTime time={Date.parse(request.created_time)} />
                </small>
              </span>
              <Button
                variant="default"
                aria-label={texts.answerTitle(request.organisation)}
                disabled={!online}
                onClick={() => setOpen(request)}
              >
                {texts.answer}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Modal
        opened={open !== null}
        onClose={() => setOpen(null)}
        title={open === null ? '' : texts.answerTitle(open.organisation)}
        size={440}
      >
        {open !== null && (
          <AnswerForm onAnswer={(given) => answer(open, given)} onClose={() => setOpen(null)} />
        )}
      </Modal>
    </Card>
  );
}

interface FormProps {
  onAnswer: (answer: Answer) => ReturnType<ReturnType<typeof useWaitingRewards>['answer']>;
  onClose: () => void;
}

const blank: Answer = { status: 'Answered', answer: '' };

function AnswerForm({ onAnswer, onClose }: FormProps) {
  const form = useSave<Answer>(blank);
  const { values, isBusy, change, text } = form;
  const problems: Record<string, string> =
    values.answer.trim() === '' ? { answer: loyaltyMessages.answerRequired } : {};
  return (
    <DialogForm
      label={texts.answer}
      submit={texts.answer}
      isBusy={isBusy}
      onCancel={onClose}
      onSubmit={() => form.save({ problems, send: () => onAnswer(values), onDone: onClose })}
    >
      <NativeSelect
        label={texts.decision}
        data={[
          { value: 'Answered', label: texts.accept },
          { value: 'Declined', label: texts.decline },
        ]}
        value={values.status}
        onChange={(event) => change({ status: event.currentTarget.value as Answer['status'] })}
      />
      <Textarea
        label={texts.answerField}
        description={texts.answerAbout}
        required
        data-autofocus
        autosize
        minRows={3}
        maxRows={10}
        {...text('answer')}
      />
    </DialogForm>
  );
}
