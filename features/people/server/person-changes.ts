import { changesOf, hiddenChange } from '#packages/database';
import type { AuditChange, Tx } from '#packages/database';
import type { FormPerson } from './form-store.ts';

type Metadata = Readonly<Record<string, unknown>>;

/** A person as the audit log compares them. */
export type AuditedPerson = Pick<FormPerson, 'name_first' | 'name_last' | 'email'> & {
  tag_ids: readonly string[];
  metadata: Metadata;
};

/**
 * Fields whose values are recorded. Custom fields are free text and may be about health, addresses
 * are private, and personal settings concern nobody else: of these only the name is recorded.
 */
const openFields: ReadonlySet<string> = new Set(['_check_high_errors']);

/** The fields of a person as stored; none if there is no such person. */
export async function findMetadata(tx: Tx, user_id: string): Promise<Metadata> {
  const { rows } = await tx.query<{ metadata: Metadata }>(
    'select metadata from users where org_id = $1 and user_id = $2',
    [tx.org_id, user_id],
  );
  return rows[0]?.metadata ?? {};
}

/** What changed about a person, for the audit log. */
export function personChanges(before: AuditedPerson, after: AuditedPerson): AuditChange[] {
  const [old, now] = [before, after].map(({ tag_ids, ...person }) => ({
    ...person,
    tag_ids: [...tag_ids].sort(),
  }));
  return [
    ...changesOf(old ?? {}, now ?? {}, ['name_first', 'name_last', 'email', 'tag_ids']),
    ...fieldChanges(before.metadata, after.metadata),
  ];
}

/** What changed in the fields of a person, for the audit log. */
export function fieldChanges(before: Metadata, after: Metadata): AuditChange[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return changesOf(before, after, keys).map(({ field, ...values }) =>
    openFields.has(field)
      ? { field: `metadata.${field}`, ...values }
      : hiddenChange(`metadata.${field}`),
  );
}
