import { IconAlertTriangle, IconCheck, IconChecks, IconClock } from '@tabler/icons-react';
import type { WorkerRequest } from '#worker-page/contract';
import type { OpenLink, WaitingRequest } from '../link/open-link.ts';
import { PageCard } from './page-card.tsx';
import { usePageFormats, usePageTexts } from './page-texts.ts';
import classes from './page.module.css';

interface Props {
  link: OpenLink;
  waiting: readonly WaitingRequest[];
  isSending: boolean;
  sent: readonly WorkerRequest[];
  zone: string | undefined;
  now: number;
}

/** What happened to the requests of the person: waiting, sent, or seen by a supervisor. */
export function RequestsCard({ link, waiting, isSending, sent, zone, now }: Props) {
  const { t } = usePageTexts();
  if (waiting.length === 0 && sent.length === 0) return null;
  return (
    <PageCard title={t('requestsTitle')}>
      <ul className={classes['requests']} aria-live="polite">
        {waiting.map((request) => (
          <li key={request.fields.request_id} data-is={request.isRefused ? 'refused' : 'waiting'}>
            <Waiting {...{ link, request, isSending, zone, now }} />
          </li>
        ))}
        {sent.map((request) => (
          <li
            key={request.request_id}
            data-is={request.answered_time === null ? 'sent' : 'answered'}
          >
            <Sent request={request} zone={zone} now={now} />
          </li>
        ))}
      </ul>
    </PageCard>
  );
}

interface WaitingProps extends Pick<Props, 'link' | 'isSending' | 'zone' | 'now'> {
  request: WaitingRequest;
}

function Waiting({ link, request, isSending, zone, now }: WaitingProps) {
  const { t } = usePageTexts();
  const { fields, isRefused, isKept } = request;
  return (
    <>
      <Head kind={fields.kind} time={fields.made_time} zone={zone} now={now} />
      <p className={classes['warning']}>
        {isRefused ? (
          <IconAlertTriangle size={20} aria-hidden />
        ) : (
          <IconClock size={20} aria-hidden />
        )}
        <b>{isRefused ? t('refused') : t('waiting')}</b>
      </p>
      <p>{isRefused ? t('refusedAbout') : t('waitingAbout')}</p>
      {!isKept && <p>{t('notKept')}</p>}
      {isRefused ? (
        <button
          type="button"
          className="ws-button"
          data-kind="default"
          onClick={() => void link.dismiss(fields.request_id)}
        >
          {t('removeRequest')}
        </button>
      ) : (
        <button
          type="button"
          className="ws-button"
          disabled={isSending}
          onClick={() => void link.sendWaiting()}
        >
          {t('sendNow')}
        </button>
      )}
    </>
  );
}

function Sent({ request, zone, now }: { request: WorkerRequest } & Pick<Props, 'zone' | 'now'>) {
  const { t } = usePageTexts();
  const { age } = usePageFormats(zone);
  const { kind, made_time, answered_time, told } = request;
  const isAnswered = answered_time !== null;
  return (
    <>
      <Head kind={kind} time={made_time} zone={zone} now={now} />
      <p className={classes['sent']}>
        {isAnswered ? <IconChecks size={20} aria-hidden /> : <IconCheck size={20} aria-hidden />}
        <b>{isAnswered ? t('answered') : t('sent')}</b>
      </p>
      <p>
        {isAnswered
          ? t('answeredAbout', { age: age(answered_time, now) })
          : told === 0
            ? t('sentNobody')
            : t('sentAbout', { count: told })}
      </p>
    </>
  );
}

interface HeadProps extends Pick<Props, 'zone' | 'now'> {
  kind: WorkerRequest['kind'];
  time: string;
}

function Head({ kind, time, zone, now }: HeadProps) {
  const { t } = usePageTexts();
  const { age, moment } = usePageFormats(zone);
  return (
    <p className={classes['requestHead']}>
      <span>{kind === 'break' ? t('needBreak') : t('unwell')}</span>
      <time className="ws-note" dateTime={time} title={moment(time)}>
        {age(time, now)}
      </time>
    </p>
  );
}
