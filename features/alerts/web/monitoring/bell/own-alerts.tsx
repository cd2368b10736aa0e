import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ShownNotice } from '#alerts/offline';
import { RelativeTime, useZone } from '#packages/ui';
import { whatOf } from '../alert-words.ts';
import { answerTexts, bellTexts } from '../answer-texts.ts';
import { useAnswerActions } from '../use-answer-actions.ts';
import { useQueuedAnswers } from '../use-queued-answers.ts';
import { useUnit } from '../use-unit.ts';
import classes from './bell.module.css';

/** Alerts that are shown at most. */
const mostShown = 5;

interface Props {
  /** The viewer's own open alerts, the newest first. */
  alerts: readonly ShownNotice[];
  /** Called when a link is followed. */
  onLeave: () => void;
}

/** The viewer's own open alerts in the bell's panel. */
export function OwnAlerts({ alerts, onLeave }: Props) {
  const queued = useQueuedAnswers();
  const { acknowledge, isBusy } = useAnswerActions();
  const unit = useUnit() ?? 'C';
  const zone = useZone();
  const waiting = alerts.filter(({ notice_id }) => !queued.has(notice_id));
  return (
    <section className={classes['alerts']} aria-label={bellTexts.title}>
      <div className={classes['head']}>
        <h2>{bellTexts.title}</h2>
        <Link
          to="/monitoring/alerts"
          search={{ tab: 'users', mine: true } as object}
          onClick={onLeave}
        >
          {bellTexts.openAll}
        </Link>
      </div>
      <ul>
        {alerts.slice(0, mostShown).map((alert) => {
          const { title, detail } = whatOf(alert, unit, zone);
          return (
            <li key={alert.notice_id} data-urgent={alert.isUrgent}>
              <span className={classes['words']}>
                <Link
                  to="/monitoring/alerts"
                  search={{ open: alert.alert_id } as object}
                  onClick={onLeave}
                >
                  {alert.isUrgent && <em>{bellTexts.urgent}</em>}
                  {title}
                </Link>
                {detail !== '' && <span dir="auto">{detail}</span>}
                <small>
                  <RelativeTime time={alert.created} />
                </small>
              </span>
              {queued.has(alert.notice_id) ? (
                <small>{answerTexts.willBeSent}</small>
              ) : (
                <Button
                  variant="default"
                  size="sm"
                  disabled={isBusy}
                  onClick={() => void acknowledge([alert.notice_id])}
                >
                  {answerTexts.acknowledge}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {waiting.length > 1 && (
        <p className={classes['all']}>
          <Button
            variant="subtle"
            size="sm"
            disabled={isBusy}
            onClick={() => void acknowledge(waiting.map(({ notice_id }) => notice_id))}
          >
            {bellTexts.all}
          </Button>
        </p>
      )}
      {alerts.length > mostShown && (
        <p className={classes['more']}>
          <Link
            to="/monitoring/alerts"
            search={{ tab: 'users', mine: true } as object}
            onClick={onLeave}
          >
            {bellTexts.more(alerts.length - mostShown)}
          </Link>
        </p>
      )}
    </section>
  );
}
