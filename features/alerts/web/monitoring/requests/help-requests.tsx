import { ActionIcon, Button } from '@mantine/core';
import { IconHandStop, IconPhoneCall, IconStethoscope } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { comingComment } from '#alerts/contract';
import { isRequest } from '#alerts/domain';
import type { RequestingWorker, ShownNotice } from '#alerts/offline';
import { Card, RelativeTime } from '#packages/ui';
import { callLink } from '#people/domain';
import { answerTexts, helpTexts as texts } from '../answer-texts.ts';
import { useOwnAlerts } from '../bell/alert-toasts.ts';
import { useAnswerActions } from '../use-answer-actions.ts';
import { useQueuedAnswers } from '../use-queued-answers.ts';
import classes from './help-requests.module.css';

/** Requests that are shown; more are in the list of alerts. */
const most = 5;

/**
 * Workers who have asked the viewer for a break or help, with an answer for each; nothing without a
 * request.
 */
export function HelpRequests() {
  const requests = symptomsFirst(useOwnAlerts().filter(({ reason }) => isRequest(reason)));
  const queued = useQueuedAnswers();
  const { acknowledge, isBusy } = useAnswerActions();
  if (requests.length === 0) return null;
  return (
    <Card title={texts.title} help={texts.help}>
      <ul className={classes['requests']}>
        {requests.slice(0, most).map((request) => (
          <li key={request.notice_id}>
            <Words request={request} />
            {request.worker?.phone != null && <Call {...request.worker} />}
            {queued.has(request.notice_id) ? (
              <small>{answerTexts.willBeSent}</small>
            ) : (
              <Button
                variant="filled"
                disabled={isBusy}
                onClick={() =>
                  void acknowledge([request.notice_id], {
                    comment: comingComment,
                    done: texts.answered(request.worker?.name ?? texts.somebody),
                  })
                }
              >
                {texts.answer}
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

/** A break can wait longer than symptoms, also if it was asked for later. */
function symptomsFirst(requests: readonly ShownNotice[]): ShownNotice[] {
  const rank = ({ reason }: ShownNotice) => (reason === 'symptoms' ? 0 : 1);
  return requests.toSorted((a, b) => rank(a) - rank(b));
}

const sign = { size: 21, stroke: 1.75, 'aria-hidden': true } as const;

function Words({ request: { reason, worker, message, created } }: { request: ShownNotice }) {
  const what = reason === 'symptoms' ? texts.symptoms : texts.break;
  return (
    <span className={classes['words']}>
      <span className={classes['sign']} data-kind={reason}>
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
        <small>
          {what}, <RelativeTime time={created} />
        </small>
        {message !== '' && <span dir="auto">{message}</span>}
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
