import type { LogLine } from '#emergencies/domain';
import type { NamedEmergency } from '#emergencies/offline';
import { clockText, dateTimeText } from '#packages/kit';
import { missing, textColumn, UnsentMark } from '#packages/ui';
import type { Column } from '#packages/ui';
import { emergencyTexts, kindWords, recordTexts as texts } from '../emergency-texts.ts';
import { correctionTexts, entryText, offsetTextOf } from './record-words.ts';
import classes from './record.module.css';

/** An entry that arrives so many milliseconds after its time says when. */
const late = 5 * 60_000;

/** Columns of the entries of one emergency. */
export function entryColumns(emergency: NamedEmergency, zone: string): Column<LogLine>[] {
  const { start, unsent, recorders } = emergency;
  return [
    {
      ...{ key: 'time', head: texts.time, frozen: true },
      text: ({ time }) => new Date(time).toISOString(),
      cell: (line) => (
        <span className={classes['time']}>
          <span className="ws-figures">{clockText(line.time, zone)}</span>
          {line.time !== line.recorded && (
            <small>{texts.wasTime(clockText(line.recorded, zone))}</small>
          )}
        </span>
      ),
    },
    textColumn('after', texts.after, ({ time }) => offsetTextOf(time, start), { numeric: true }),
    textColumn('entry', texts.entry, ({ kind }) => kindWords[kind], {
      cell: ({ kind, isMistake, entry_id }) => (
        <span className={classes['entry']}>
          {isMistake ? <s>{kindWords[kind]}</s> : kindWords[kind]}
          {unsent[entry_id] !== undefined && (
            <UnsentMark state={unsent[entry_id].state} reason={unsent[entry_id].reason} />
          )}
        </span>
      ),
    }),
    textColumn('text', texts.text, (line) => entryText(line, emergency), {
      cell: (line) => (
        <span dir="auto" className={classes['text']}>
          {entryText(line, emergency) || missing}
        </span>
      ),
    }),
    textColumn(
      'recorder',
      texts.recordedBy,
      ({ recorded_by }) => recorders[recorded_by ?? ''] ?? emergencyTexts.somebody,
    ),
    textColumn(
      'correction',
      texts.correction,
      (line) => correctionTexts(line, emergency, zone).join('; '),
      {
        cell: (line) => (
          <span className={classes['text']}>
            {line.corrections.length === 0
              ? missing
              : correctionTexts(line, emergency, zone).map((text) => (
                  <span key={text}>{text}</span>
                ))}
            {line.received !== null && line.received - line.recorded > late && (
              <small>{texts.received(dateTimeText(line.received, zone))}</small>
            )}
          </span>
        ),
      },
    ),
  ];
}
