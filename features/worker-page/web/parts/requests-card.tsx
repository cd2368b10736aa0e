import { IconAlertTriangle, IconCheck, IconChecks, IconClock } from '@tabler/icons-react';
import { urgentSymptoms } from '#worker-page/contract';
import type { WorkerRequest } from '#worker-page/contract';
import type { OpenLink, WaitingRequest } from '../link/open-link.ts';
import { EmergencyCall, FirstAidSteps } from './first-aid.tsx';
import { useNotice } from './notice.tsx';
import { PageCard } from './page-card.tsx';
import { usePageFormats, usePageTexts } from './page-texts.ts';
import classes from './page.module.css';

interface Props {
  link: OpenLink;
  waiting: readonly WaitingRequest[];
  isSending: boolean;
  sent: readonly WorkerRequest[];
  emergencyNumber: string | null;
  zone: string | undefined;
  now: number;
}

/** What happened to the requests of the person: waiting, sent, or seen by a supervisor. */
export function RequestsCard(props: Props) {
  const { link, waiting, isSending, sent, emergencyNumber, zone, now } = props;
  const { t } = usePageTexts();
  if (waiting.length === 0 && sent.length === 0) return null;
  return (
    <PageCard title={t('requestsTitle')}>
      <ul className={classes['requests']} aria-live="polite">
        {waiting.map((request) => (
          <li key={request.fields.request_id} data-is={request.isRefused ? 'refused' : 'waiting'}>
            <Waiting {...{ link, request, isSending, zone, now }} />
            <Urgent request={request.fields} number={emergencyNumber} now={now} />
          </li>
        ))}
        {sent.map((request) => (
          <li
            key={request.request_id}
            data-is={request.answered_time === null ? 'sent' : 'answered'}
          >
            <Sent request={request} zone={zone} now={now} />
            <Urgent request={request} number={emergencyNumber} now={now} />
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
  const { fields, isRefused, isOnDisk } = request;
  const notify = useNotice();
  const send = async () => {
    await link.sendWaiting();
    const { waiting, trouble } = link.state();
    const isHere = waiting.some((one) => one.fields.request_id === fields.request_id);
    if (!isHere || trouble === null) return;
    notify(t(trouble === 'offline' ? 'noConnection' : 'waitingAbout'));
  };
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
      {!isOnDisk && <p>{t('notKept')}</p>}
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
          onClick={() => void send()}
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
  const { kind, made_time, answered_time, is_coming, recipients } = request;
  const isAnswered = answered_time !== null;
  return (
    <>
      <Head kind={kind} time={made_time} zone={zone} now={now} />
      <p className={classes['sent']}>
        {isAnswered ? <IconChecks size={20} aria-hidden /> : <IconCheck size={20} aria-hidden />}
        <b>{is_coming ? t('coming') : isAnswered ? t('answered') : t('sent')}</b>
      </p>
      <p>
        {isAnswered
          ? t('answeredAbout', { age: age(answered_time, now) })
          : recipients === 0
            ? t('sentNobody')
            : t('sentAbout', { count: recipients })}
      </p>
    </>
  );
}

interface UrgentProps {
  request: Pick<WorkerRequest, 'symptoms' | 'made_time'>;
  number: string | null;
  now: number;
}

/** The number and the first aid, which are needed after the supervisor was told too. */
function Urgent({ request: { symptoms, made_time }, number, now }: UrgentProps) {
  const { t } = usePageTexts();
  const isUrgent = symptoms.some((symptom) => urgentSymptoms.includes(symptom));
  if (!isUrgent || now - Date.parse(made_time) > urgentTime) return null;
  return (
    <div className={classes['urgent']}>
      <h3>{t('urgentTitle')}</h3>
      <EmergencyCall number={number} />
      <details>
        <summary>{t('firstAid')}</summary>
        <FirstAidSteps />
      </details>
    </div>
  );
}

/** Milliseconds for which a request with urgent symptoms shows them. */
const urgentTime = 2 * 60 * 60_000;

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
