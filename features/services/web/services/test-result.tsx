import { useEffect } from 'react';
import { listMessages } from '#outbox/contract';
import type { OutboxMessage } from '#outbox/contract';
import { useAnswer } from '#packages/http/web';
import { serviceTexts as texts } from '../service-texts.ts';
import classes from '../services.module.css';

/** Milliseconds between two reads of a message that is not sent yet. */
const readEvery = 2000;

interface Props {
  /** The message of the test. */
  message_id: string;
  /** Called once the message is sent or has failed: the state of its service has changed. */
  onEnd: () => void;
}

/** What became of the message of a test: read again until it is sent or has failed. */
export function TestResult({ message_id, onEnd }: Props) {
  const { data } = useAnswer(
    listMessages,
    { query: { message_id } },
    {
      refetchInterval: ({ state }) => (isEnded(state.data?.messages[0]) ? false : readEvery),
    },
  );
  const message = data?.messages[0];
  const ended = isEnded(message);
  useEffect(() => {
    if (ended) onEnd();
  }, [ended, onEnd]);
  return (
    <span role="status" className={classes['tested']} data-failed={message?.state === 'failed'}>
      {testText(message, data?.is_mail_sent ?? true)}
    </span>
  );
}

function isEnded(message: OutboxMessage | undefined): boolean {
  return message !== undefined && message.state !== 'queued';
}

/**
 * The result of a test in words.
 *
 * @param message undefined until it is read
 * @param isMailSent emails are sent; otherwise they are stored
 */
export function testText(message: OutboxMessage | undefined, isMailSent: boolean): string {
  if (message === undefined) return texts.testWaiting;
  const { state, channel, error } = message;
  switch (state) {
    case 'queued':
      return error === null ? texts.testWaiting : texts.testTried(error);
    case 'sent':
      return channel === 'mail' && !isMailSent ? texts.testStored : texts.testSent;
    case 'failed':
      return texts.testFailed(error ?? texts.noReason);
  }
}
