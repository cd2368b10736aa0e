import { IconUsers } from '@tabler/icons-react';
import { useMemo } from 'react';
import { metricText, peakText } from '#alerts/domain';
import { alertNotices } from '#alerts/offline';
import type { ShownNotice, ShownReading } from '#alerts/offline';
import type { TemperatureUnit } from '#organisation/domain';
import { dateTimeText } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import { InitialsAvatar, TextSkeleton, useZone } from '#packages/ui';
import { channelTexts, skipTexts } from '../../alert-texts.ts';
import { answerTexts } from '../answer-texts.ts';
import { StateChip } from '../chips.tsx';
import { useUnit } from '../use-unit.ts';
import type { AlertRow } from './alert-list-rows.ts';
import classes from '../monitoring.module.css';

/** Below an expanded alert: its message, what was measured, and each recipient. */
export function AlertDetail({ alert }: { alert: AlertRow }) {
  const { data } = useCopy(alertNotices, {}, { keepPrevious: true });
  const zone = useZone();
  const unit = useUnit() ?? 'C';
  const notices = useMemo(
    () => data?.filter(({ alert_id }) => alert_id === alert.alert_id),
    [data, alert.alert_id],
  );
  const { message, reason, readings, skipped, skippedOthers, tags } = alert;
  if (notices === undefined) return <TextSkeleton widths={[50, 40]} />;
  return (
    <>
      {message !== '' && (
        <p className={classes['message']} dir="auto">
          {message}
        </p>
      )}
      {readings.map((reading) => (
        <p className={classes['message']} key={`${reading.place} ${String(reading.time)}`}>
          {readingLine(reading, reason === 'forecast', { unit, zone })}
        </p>
      ))}
      {tags.length > 0 && <p className={classes['message']}>Tags: {tags.join(', ')}</p>}
      {notices.length === 0 && <p className={classes['message']}>{answerTexts.noRecipients}</p>}
      <ul
        className={classes['recipients']}
        aria-label={answerTexts.recipientsOf(alert.detail || alert.title)}
      >
        {notices.map((notice) => (
          <li key={notice.notice_id}>
            <InitialsAvatar
              initials={initialsOf(notice.recipient)}
              seed={notice.user_id ?? notice.notice_id}
            />
            <b dir="auto" className="ws-cut">
              {notice.recipient}
            </b>
            <StateChip state={notice.state} />
            <small dir="auto">{noteOf(notice, zone)}</small>
          </li>
        ))}
        {skipped.map(({ user_id, name, reason }) => (
          <li key={user_id}>
            <InitialsAvatar initials={initialsOf(name)} seed={user_id} />
            <b dir="auto" className="ws-cut">
              {name}
            </b>
            <span className={classes['chip']}>{answerTexts.leftOut}</span>
            <small>{skipTexts[reason]}</small>
          </li>
        ))}
        {skippedOthers > 0 && (
          <li>
            <IconUsers size={18} stroke={1.75} aria-hidden />
            <b>{answerTexts.othersLeftOut(skipped.length, skippedOthers)}</b>
            <span className={classes['chip']}>{answerTexts.leftOut}</span>
          </li>
        )}
      </ul>
    </>
  );
}

function readingLine(
  reading: ShownReading,
  isForecast: boolean,
  { unit, zone }: { unit: TemperatureUnit; zone: string },
): string {
  const value = metricText(reading.metric, reading.value, unit);
  const when = dateTimeText(reading.time, zone);
  return isForecast
    ? answerTexts.forecast(value, reading.place, `${when}${peakText(reading, unit, zone)}`)
    : answerTexts.reading(value, reading.place, when);
}

/** How a recipient answered, or how the alert was delivered. */
function noteOf(notice: ShownNotice, zone: string): string {
  const { acknowledged, channel, comment, sent, results, error, reminders } = notice;
  const remark = comment === '' ? '' : `: ${comment}`;
  if (acknowledged !== null) {
    const by = channel === null ? '' : ` by ${channelTexts[channel].word.toLowerCase()}`;
    return `${dateTimeText(acknowledged, zone)}${by}${remark}`;
  }
  if (error !== '') return error;
  const words = results.map((each) => channelTexts[each.channel].word).join(', ');
  const again = reminders === 0 ? '' : `, reminded ${String(reminders)} ×`;
  return sent === null ? words : `${words}, ${dateTimeText(sent, zone)}${again}`;
}

/** The first letters of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.split(' ');
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '').join('');
}
