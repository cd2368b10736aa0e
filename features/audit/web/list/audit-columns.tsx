import type { AuditEntry } from '#audit/contract';
import { dateTimeText } from '#packages/kit';
import { textColumn } from '#packages/ui';
import type { Column } from '#packages/ui';

/** Columns of the log, with times in a zone. */
export function auditColumns(zone: string): Column<AuditEntry>[] {
  return [
    textColumn('time', 'Time', ({ time }) => dateTimeText(Date.parse(time), zone)),
    textColumn('who', 'Who', actorOf),
    textColumn('action', 'Action', ({ action }) => wordsOf(action)),
    textColumn('object', 'Object', ({ entity }) => entityWord(entity)),
    textColumn('summary', 'Summary', ({ summary }) => summary),
  ];
}

/** 'Sign in' for `sign_in`. */
export function wordsOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

/** Name of an entity on screens: a row of users is a person. */
export function entityWord(entity: string): string {
  return entityWords[entity] ?? wordsOf(entity);
}

const entityWords: Record<string, string> = {
  user: 'Person',
  link_type: 'Linked type',
  link: 'Linked value',
};

/** Name of the actor. */
export function actorOf({ actor_user_id, actor_name }: AuditEntry): string {
  if (actor_user_id === null) return 'Watershade';
  return actor_name === '' ? 'Deleted person' : actor_name;
}
