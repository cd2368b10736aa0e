import { readBackups } from '#backups/contract';
import type { BackupState } from '#backups/contract';
import { useAnswer } from '#packages/http/web';
import { dateTimeText, relativeTime } from '#packages/kit';
import { AnswerCard, FigureList, useNow, useZone } from '#packages/ui';
import { backupTexts as texts } from './backup-texts.ts';
import classes from './backups.module.css';

/** When the server was last backed up, whether that was proved, and when the next one follows. */
export function BackupsCard() {
  return (
    <AnswerCard title={texts.title} answer={useAnswer(readBackups, {})}>
      {(state) => <Backups state={state} />}
    </AnswerCard>
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
      <p>{is_on ? texts.about : texts.off}</p>
      {is_on && problem !== null && <p className={classes['problem']}>{texts.problems[problem]}</p>}
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
