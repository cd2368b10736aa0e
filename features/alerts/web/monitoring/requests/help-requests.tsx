import { ActionIcon, Button } from '@mantine/core';
import {
  IconAmbulance,
  IconCheck,
  IconHandStop,
  IconPhoneCall,
  IconStethoscope,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { comingComment } from '#alerts/contract';
import { helpRequests } from '#alerts/offline';
import type { HelpRequest, RequestingWorker } from '#alerts/offline';
import { useCopy } from '#packages/sync/web';
import { Card, RelativeTime } from '#packages/ui';
import { callLink } from '#people/domain';
import { answerTexts, helpTexts as texts } from '../answer-texts.ts';
import { useAnswerActions } from '../use-answer-actions.ts';
import { useQueuedAnswers } from '../use-queued-answers.ts';
import classes from './help-requests.module.css';

/** Requests that are shown; more are in the list of alerts. */
const most = 5;

interface Props {
  /** Opens the emergency sheet. */
  onEmergency: () => void;
}

/**
 * Workers who have asked the viewer for a break or help, with an answer for each, and those to whom
 * the viewer is on the way; nothing without a request.
 */
export function HelpRequests({ onEmergency }: Props) {
  const { data: requests } = useCopy(helpRequests, {}, { keepPrevious: true, every: 60_000 });
  if (requests === undefined || requests.length === 0) return null;
  return (
    <Card title={texts.title} help={texts.help}>
      <ul className={classes['requests']}>
        {requests.slice(0, most).map((request) => (
          <li key={request.notice_id} data-is={request.isEmergency ? 'emergency' : undefined}>
            <Words request={request} />
            {request.worker?.phone != null && <Call {...request.worker} />}
            <Answer request={request} />
            {request.isEmergency && (
              <Button
                variant="default"
                data-danger
                className={classes['sheet']}
                leftSection={<IconAmbulance size={18} stroke={1.75} aria-hidden />}
                aria-haspopup="dialog"
                onClick={onEmergency}
              >
                {texts.sheet}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {requests.length > most && (
        <p className={classes['more']}>
          <Link to="/monitoring/alerts" search={{ tab: 'users', mine: true } as object}>
            {texts.more(requests.length - most)}
          </Link>
        </p>
      )}
    </Card>
  );
}

function Answer({ request: { notice_id, acknowledged, worker } }: { request: HelpRequest }) {
  const queued = useQueuedAnswers();
  const { acknowledge, isBusy } = useAnswerActions();
  if (acknowledged !== null) {
    return (
      <span className={classes['coming']}>
        <IconCheck size={18} stroke={1.9} aria-hidden />
        {texts.youCome}
      </span>
    );
  }
  if (queued.has(notice_id)) return <small>{answerTexts.willBeSent}</small>;
  return (
    <Button
      variant="filled"
      disabled={isBusy}
      onClick={() =>
        void acknowledge([notice_id], {
          comment: comingComment,
          done: texts.answered(worker?.name ?? texts.somebody),
        })
      }
    >
      {texts.answer}
    </Button>
  );
}

const sign = { size: 21, stroke: 1.75, 'aria-hidden': true } as const;

function Words({ request }: { request: HelpRequest }) {
  const { reason, worker, message, created, coming, isEmergency } = request;
  const what = reason === 'symptoms' ? texts.symptoms : texts.break;
  return (
    <span className={classes['words']}>
      <span className={classes['sign']} data-kind={isEmergency ? 'emergency' : reason}>
        {reason === 'symptoms' ? <IconStethoscope {...sign} /> : <IconHandStop {...sign} />}
      </span>
      <span>
        {worker === null ? (
          <b>{texts.somebody}</b>
        ) : (
          <Link
            to="/people/$user_id"
            params={{ user_id: worker.user_id }}
            className={classes['name']}
            dir="auto"
          >
            {worker.name}
          </Link>
        )}
        {isEmergency && <b className={classes['warning']}>{texts.emergency}</b>}
        <small>
          {what}, <RelativeTime time={created} />
        </small>
        {message !== '' && <span dir="auto">{message}</span>}
        {coming.length > 0 && <small dir="auto">{texts.othersCome(coming)}</small>}
      </span>
    </span>
  );
}

function Call({ name, phone }: RequestingWorker) {
  return (
    <ActionIcon
      component="a"
      variant="default"
      size={44}
      href={callLink(phone ?? '') ?? undefined}
      aria-label={texts.call(name)}
    >
      <IconPhoneCall {...sign} />
    </ActionIcon>
  );
}
