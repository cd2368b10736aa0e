import { readBackups } from '#backups/contract';
import type { BackupState } from '#backups/contract';
import { useAnswer } from '#packages/http/web';
import { dateTimeText, relativeTime } from '#packages/kit';
import {
  Card,
  ErrorState,
  FigureList,
  TextSkeleton,
  useDelayPageReady,
  useNow,
  useZone,
} from '#packages/ui';
import { backupTexts as texts } from './backup-texts.ts';
import classes from './backups.module.css';

/** When the server was last backed up, whether that was proved, and when the next one follows. */
export function BackupsCard() {
  const { data, error, refetch } = useAnswer(readBackups, {});
  useDelayPageReady(data === undefined && error === null);
  return (
    <Card title={texts.title} footer={texts.about}>
      {data !== undefined ? (
        <Backups state={data} />
      ) : error === null ? (
        <TextSkeleton widths={[60, 40]} />
      ) : (
        <ErrorState onRetry={() => void refetch()} />
      )}
    </Card>
  );
}

function Backups({ state }: { state: BackupState }) {
  const { is_on, is_encrypted, keep_days, next_time, last, problem } = state;
  const zone = useZone();
  const now = useNow();
  const ago = (time: string) =>
    relativeTime(Date.parse(time), Math.max(now, Date.parse(time)), zone);
  if (!is_on && last === null) return <p>{texts.off}</p>;
  return (
    <div className={classes['backups']}>
      {!is_on && <p>{texts.off}</p>}
      {problem !== null && <p className={classes['problem']}>{texts.problems[problem]}</p>}
      <FigureList
        label={texts.title}
        figures={[
          { name: texts.last, value: last === null ? texts.none : ago(last.finished_time) },
          {
            name: texts.checked,
            value: last?.proved_time == null ? texts.notChecked : ago(last.proved_time),
          },
          ...(next_time === null
            ? []
            : [{ name: texts.next, value: dateTimeText(Date.parse(next_time), zone) }]),
          ...(is_on
            ? [
                {
                  ...{ name: texts.kept, value: texts.days(keep_days) },
                  detail: is_encrypted ? texts.encrypted : texts.notEncrypted,
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
