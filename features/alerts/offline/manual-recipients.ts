import { recipientsOf } from '#alerts/domain';
import { defineRead } from '#packages/sync/offline';
import type { Tag } from '#tags/contract';
import { tagsById } from '#tags/offline';
import { compareNames } from '#packages/kit';
import { isAdmin } from '#permissions/domain';
import { viewerOf } from '#permissions/offline';
import { isManaged } from './alert-log-rows.ts';
import { nameOf } from './alert-people.ts';
import { candidatesOf } from './alert-recipients.ts';
import type { RuleRecipients } from './alert-recipients.ts';

interface ManualQuery {
  tag_ids: readonly string[];
  /** People who have never signed in. The copy does not know sign-ins; the server does. */
  never_signed_in: readonly string[];
}

/** Who is notified by an alert by hand; complete for admins, whose copy has all permissions. */
export const manualRecipients = defineRead({
  name: 'alerts.manual_recipients',
  tables: ['users', 'permissions', 'organisations'],
  run(copy, { tag_ids, never_signed_in }: ManualQuery): RuleRecipients {
    const candidates = candidatesOf(copy, new Set(never_signed_in));
    const found = recipientsOf([{ kind: 'place', tag_ids }], candidates);
    const named = (user_id: string) => ({ user_id, name: nameOf(copy, user_id, '') });
    const admins = new Set(candidates.filter(isAdmin).map(({ user_id }) => user_id));
    const { user_ids, skipped } = found;
    return {
      reached: user_ids.map(named).sort((a, b) => compareNames(a.name, b.name)),
      skipped: skipped.map(({ user_id, reason }) => ({ ...named(user_id), reason })),
      isByAdmins: user_ids.length > 0 && user_ids.every((user_id) => admins.has(user_id)),
      candidates: candidates.map(({ user_id }) => user_id),
      people: 0,
    };
  },
});

/** The tags, jobs and locations about which the viewer may alert, by name. */
export const alertableTags = defineRead({
  name: 'alerts.tags',
  tables: ['tags', 'permissions', 'organisations'],
  run(copy, _params: Record<string, never>, { user_id }): Pick<Tag, 'tag_id' | 'name' | 'type'>[] {
    const viewer = viewerOf(copy, user_id);
    return [...tagsById(copy).values()]
      .filter(
        ({ active, is_hidden, tag_id }) => active && !is_hidden && isManaged(viewer, [tag_id]),
      )
      .sort((a, b) => compareNames(a.name, b.name))
      .map(({ tag_id, name, type }) => ({ tag_id, name, type }));
  },
});
