import type { AuditChange } from '#audit/contract';
import classes from './change-list.module.css';
import { changeWords } from '#audit/domain';
import type { NameOf } from '#audit/domain';

interface Props {
  changes: readonly AuditChange[];
  nameOf: NameOf;
}

/** The changed fields of an entry with their values before and after; nothing if there are none. */
export function ChangeList({ changes, nameOf }: Props) {
  if (changes.length === 0) return null;
  return (
    <ul className={classes['changes']}>
      {changes.map((change) => (
        <li key={change.field}>{changeWords(change, nameOf)}</li>
      ))}
    </ul>
  );
}
