import type { AuditEntry } from '#audit/contract';
import type { Tag } from '#tags/contract';

/** The address of the object of an entry; null if it has none. A person has a column of their own. */
export function entryPlace(
  { action, entity, entity_id }: Pick<AuditEntry, 'action' | 'entity' | 'entity_id'>,
  tags: ReadonlyMap<string, Pick<Tag, 'type' | 'active'>>,
): string | null {
  switch (entity) {
    case 'tag':
      return entity_id === null ? null : tagPlace(entity_id, tags);
    case 'alert_rule':
      return entity_id === null || action === 'delete'
        ? null
        : `/settings/alerts/rules/${entity_id}`;
    case 'organisation':
      return '/settings/org';
    default:
      return null;
  }
}

function tagPlace(
  tag_id: string,
  tags: ReadonlyMap<string, Pick<Tag, 'type' | 'active'>>,
): string | null {
  const tag = tags.get(tag_id);
  return tag?.active === true ? `${placeOfType[tag.type]}/${tag_id}` : null;
}

const placeOfType: Readonly<Record<Tag['type'], string>> = {
  default: '/settings/tags',
  job: '/settings/jobs',
  location: '/settings/locations',
};
