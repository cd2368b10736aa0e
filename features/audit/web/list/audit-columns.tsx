import { Link } from '@tanstack/react-router';
import type { AuditEntry } from '#audit/contract';
import { dateTimeText } from '#packages/kit';
import { textColumn } from '#packages/ui';
import type { Column } from '#packages/ui';
import { PersonLink } from '#people/web';
import { actionWord, entityWord } from '#audit/domain';
import { ChangeList } from './change-list.tsx';
import { changeWords } from '#audit/domain';
import { entryPlace } from './entry-place.ts';
import type { AuditNames } from './use-audit-names.ts';

/** Columns of the log, with times in a zone. */
export function auditColumns(zone: string, names: AuditNames): Column<AuditEntry>[] {
  const { nameOf, tags, hasPage } = names;
  return [
    textColumn('time', 'Time', ({ time }) => dateTimeText(Date.parse(time), zone)),
    textColumn('who', 'Who', actorOf),
    textColumn('action', 'Action', ({ action }) => actionWord(action)),
    textColumn('object', 'Object', ({ entity }) => entityWord(entity), {
      cell: (entry) => {
        const place = entryPlace(entry, tags);
        const word = entityWord(entry.entity);
        return place === null ? word : <Link to={place}>{word}</Link>;
      },
    }),
    textColumn('person', 'Person', subjectOf, {
      cell: (entry) => {
        const { subject } = entry;
        if (subject === null || !hasPage(subject.user_id)) return subjectOf(entry);
        return (
          <PersonLink user_id={subject.user_id} className={undefined}>
            {subject.name}
          </PersonLink>
        );
      },
    }),
    textColumn(
      'changes',
      'Changes',
      ({ changes }) => changes.map((change) => changeWords(change, nameOf)).join('; '),
      { cell: ({ changes }) => <ChangeList changes={changes} nameOf={nameOf} /> },
    ),
    textColumn('summary', 'Summary', ({ summary }) => summary),
  ];
}

/** Name of the actor. */
export function actorOf({ actor_user_id, actor_name }: AuditEntry): string {
  if (actor_user_id === null) return 'Watershade';
  return actor_name === '' ? 'Deleted person' : actor_name;
}

/** Name of the person whom an entry is about; empty if it is about nobody. */
function subjectOf({ subject }: AuditEntry): string {
  if (subject === null) return '';
  return subject.name === '' ? 'Deleted person' : subject.name;
}
