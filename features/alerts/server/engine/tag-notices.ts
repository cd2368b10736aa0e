import {
  dehydratedMembers,
  isDehydrated,
  isNoticeDue,
  tagNoticeChannels,
  tagNotices,
  tagNoticeTrigger,
} from '#alerts/domain';
import type { TagMember, TagNotice } from '#alerts/domain';
import type { WriteTx } from '#packages/database';
import { storeAlerts } from './alert-store.ts';
import type { NewAlert } from './alert-store.ts';
import { findCandidates, findScopePeople, testTargetOf } from './scope-data.ts';
import {
  clearHandled,
  findHandledPeople,
  findNotifyingTags,
  findNotified,
  lockHandled,
  storeHandled,
} from './tag-notice-store.ts';
import type { AlertParts } from './write-messages.ts';

/** An alert of a rule that was sent in the same transaction. */
export type RuleAlert = Pick<NewAlert, 'targets' | 'recipients'>;

interface NoticeOptions extends Omit<AlertParts, 'candidates'> {
  /** Alerts are switched on. Otherwise nobody is notified, also not later. */
  isOn: boolean;
  /** Their recipients are not notified of the same tests again. */
  ruleAlerts: readonly RuleAlert[];
}

/**
 * Notifies the recipients of tags of dehydrated members, for people with new tests. Rules come
 * first, as their alerts say more.
 *
 * @returns the people with such notices, of whom some may have been cleared or withdrawn
 */
export async function sendTagNotices(
  tx: WriteTx,
  user_ids: readonly string[],
  { isOn, ruleAlerts, ...parts }: NoticeOptions,
): Promise<string[]> {
  const handled = await findHandledPeople(tx, user_ids);
  const tags = isOn ? await findNotifyingTags(tx, user_ids) : [];
  if (handled.length === 0 && tags.length === 0) return [];
  const people = await findScopePeople(tx, { tag_ids: null, user_ids });
  const better = people.filter((person) => person.newest !== null && !isDehydrated(person));
  await clearHandled(
    tx,
    better.map(({ user_id }) => user_id),
    parts.now,
  );
  const members = dehydratedMembers(people, tags, parts.now);
  if (members.length === 0) return handled;
  const known = await lockHandled(tx, members);
  const handledOf = ({ tag, person }: TagMember) =>
    known.get(`${tag.tag_id} ${person.user_id}`) ?? null;
  const due = members.filter((member) => isNoticeDue(member.test, handledOf(member), parts.now));
  const candidates = await findCandidates(
    tx,
    tags.flatMap((tag) => tag.user_ids),
  );
  const { notices, reached } = tagNotices(due, candidates, await notifiedOf(tx, due, ruleAlerts));
  await storeAlerts(
    tx,
    notices.map((notice) => alertOf(notice, parts)),
    { ...parts, candidates },
  );
  const changed = members.filter(
    (member) => handledOf(member)?.measurement_id !== member.test.measurement_id,
  );
  await storeHandled(tx, changed, reached, parts.now);
  return handled;
}

/** Who has been notified of tests by alerts of rules, by the id of the test. */
async function notifiedOf(
  tx: WriteTx,
  due: readonly TagMember[],
  ruleAlerts: readonly RuleAlert[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const ids = [...new Set(due.map(({ test }) => test.measurement_id))];
  const notified = new Map(await findNotified(tx, ids));
  for (const { targets, recipients } of ruleAlerts) {
    for (const target of targets) {
      if (target.kind !== 'test') continue;
      const before = notified.get(target.measurement_id) ?? [];
      notified.set(target.measurement_id, new Set([...before, ...recipients.user_ids]));
    }
  }
  return notified;
}

function alertOf(
  { tag_id, people, recipients }: TagNotice,
  { newId }: Pick<AlertParts, 'newId'>,
): NewAlert {
  return {
    ...{ compliance_alert_log_id: newId(), origin: 'rule', issued_by: null, alert_rule_id: null },
    ...{ slot: null, reason: 'tag', message: '', trigger: tagNoticeTrigger, tag_ids: [tag_id] },
    ...{ channels: tagNoticeChannels, targets: people.flatMap(testTargetOf), recipients },
  };
}
