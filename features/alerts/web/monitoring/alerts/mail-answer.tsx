import { Button } from '@mantine/core';
import { IconAlertTriangle, IconChecks, IconClock } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { alertMessages as messages } from '#alerts/contract';
import { useSyncStatus } from '#packages/sync/web';
import { answerTexts } from '../answer-texts.ts';
import { useAnswerActions } from '../use-answer-actions.ts';
import classes from '../monitoring.module.css';

type Result = { state: 'waiting' } | { state: 'done' } | { state: 'failed'; reason: string };

/** Acknowledges the alert of the link in an email or SMS, and shows the result above the list. */
export function MailAnswer() {
  const { ack = null, via = null } = useSearch({ strict: false }) as {
    ack?: string | null;
    via?: 'sms' | null;
  };
  return ack === null ? null : <Answer key={ack} id={ack} channel={via ?? 'email'} />;
}

function Answer({ id, channel }: { id: string; channel: 'email' | 'sms' }) {
  const { online } = useSyncStatus();
  const { acknowledge } = useAnswerActions();
  const navigate = useNavigate();
  const [result, setResult] = useState<Result>({ state: 'waiting' });
  // The call is made once, also if the effect runs twice.
  const isSent = useRef(false);
  const send = async () => {
    isSent.current = true;
    setResult({ state: 'waiting' });
    const reason = await acknowledge([id], { channel, isQuiet: true });
    setResult(reason === null ? { state: 'done' } : { state: 'failed', reason });
  };
  useEffect(() => {
    if (online && !isSent.current) void send();
  });
  const close = () =>
    void navigate({
      to: '/monitoring/alerts',
      search: (before: object) => ({ ...before, ack: undefined, via: undefined }),
      replace: true,
    });
  const isFailed = result.state === 'failed';
  const Sign = isFailed ? IconAlertTriangle : result.state === 'done' ? IconChecks : IconClock;
  return (
    <div className={classes['ack']} data-failed={isFailed} role="status">
      <Sign size={18} stroke={1.9} aria-hidden />
      <p>{textOf(result, online)}</p>
      {result.state === 'failed' && !isFinal(result.reason) && (
        <Button variant="default" size="sm" disabled={!online} onClick={() => void send()}>
          Retry
        </Button>
      )}
      {result.state !== 'waiting' && (
        <Button variant="subtle" size="sm" onClick={close}>
          Close
        </Button>
      )}
    </div>
  );
}

/** Trying again cannot help: the alert is somebody else's, gone, or answered. */
function isFinal(reason: string): boolean {
  return finalReasons.has(reason);
}

const finalReasons: ReadonlySet<string> = new Set([
  ...[messages.onlyRecipient, messages.notFound, messages.dismissedBefore, messages.answered],
]);

function textOf(result: Result, online: boolean): string {
  if (result.state === 'done') return answerTexts.acknowledged;
  if (result.state === 'failed') return result.reason;
  return online ? answerTexts.acknowledging : answerTexts.offlineAck;
}
