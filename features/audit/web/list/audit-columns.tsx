import type { AuditEntry } from '#audit/contract';
import { dateTimeText } from '#packages/kit';
import { textColumn } from '#packages/ui';
import type { Column } from '#packages/ui';
import { actionWord, entityWord } from './audit-words.ts';

/** Columns of the log, with times in a zone. */
export function auditColumns(zone: string): Column<AuditEntry>[] {
  return [
    textColumn('time', 'Time', ({ time }) => dateTimeText(Date.parse(time), zone)),
    textColumn('who', 'Who', actorOf),
    textColumn('action', 'Action', ({ action }) => actionWord(action)),
    textColumn('object', 'Object', ({ entity }) => entityWord(entity)),
    textColumn('summary', 'Summary', ({ summary }) => summary),
  ];
}

/** Name of the actor. */
export function actorOf({ actor_user_id, actor_name }: AuditEntry): string {
  if (actor_user_id === null) return 'Watershade';
  return actor_name === '' ? 'Deleted person' : actor_name;
}
