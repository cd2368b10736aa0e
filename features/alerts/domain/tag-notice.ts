import type { ChannelChoice, StatusTrigger } from '#alerts/contract';
import { isAtLevel } from './evaluate.ts';
import { latestArrival } from './follow-test.ts';
import type { FollowedTest } from './follow-test.ts';
import { reachable, supervises } from './recipients.ts';
import type { Candidate, Recipients } from './recipients.ts';
import type { ScopePerson } from './scope-person.ts';

const hoursBetween = 4;

/** What the dehydration notification of a tag reacts to. */
export const tagNoticeTrigger: StatusTrigger = {
  ...{ kind: 'status', level: 'moderate', realert_after_hours: hoursBetween },
  actions: [],
};

/** A notice in the product and an email. */
export const tagNoticeChannels: ChannelChoice = {
  ...{ push: true, email: true, sms: false, webhook: false },
};

/** A tag whose dehydration notification is on. */
export interface NotifyingTag {
  tag_id: string;
  /** Chosen recipients; empty for all managers of the tag. */
  user_ids: readonly string[];
}

/** A member of a tag with a newest test that its recipients are notified of. */
export interface TagMember {
  tag: NotifyingTag;
  person: ScopePerson;
  test: FollowedTest;
}

/** The last test of a person that a tag has handled. */
export interface HandledTest {
  measurement_id: string;
  /** Milliseconds since 1970 when somebody was last notified of the person; null if nobody was. */
  notified_at: number | null;
}

/** The members of tags whose newest test is at the level and did not arrive too late. */
export function dehydratedMembers(
  people: readonly ScopePerson[],
  tags: readonly NotifyingTag[],
  now: number,
): TagMember[] {
  return people.flatMap((person) => {
    const test = person.newest;
    if (test === null || !isDehydrated(person) || now - test.time > latestArrival) return [];
    return tags
      .filter(({ tag_id }) => person.tag_ids.includes(tag_id))
      .map((tag) => ({ tag, person, test }));
  });
}

/** Whether the newest test of a person is at the level of the notifications of tags. */
export function isDehydrated({ newest }: Pick<ScopePerson, 'newest'>): boolean {
  return newest !== null && isAtLevel(newest.status, tagNoticeTrigger.level);
}

/**
 * Whether a tag notifies of a test: not of one that it has handled before, and at most once in 4
 * hours for each person.
 */
export function isNoticeDue(
  { measurement_id }: Pick<FollowedTest, 'measurement_id'>,
  handled: HandledTest | null,
  now: number,
): boolean {
  if (handled === null) return true;
  if (handled.measurement_id === measurement_id) return false;
  return handled.notified_at === null || now - handled.notified_at >= hoursBetween * 3_600_000;
}

/** One alert of a tag, about one or several of its members. */
export interface TagNotice {
  tag_id: string;
  people: ScopePerson[];
  recipients: Recipients;
}

/**
 * The alerts of tags. Nobody is notified twice of the same test, by two tags or after an alert of a
 * rule. Members of a tag with the same recipients are one alert. An alert without recipients shows
 * that nobody can be reached.
 *
 * @param notified recipients of other alerts, by the id of the test
 * @returns with `reached`: the members of whom at least one recipient knows
 */
export function tagNotices(
  due: readonly TagMember[],
  candidates: readonly Candidate[],
  notified: ReadonlyMap<string, ReadonlySet<string>>,
): { notices: TagNotice[]; reached: TagMember[] } {
  const knows = new Map(notified);
  const notices = new Map<string, TagNotice>();
  const reached: TagMember[] = [];
  for (const member of due) {
    const { tag, person, test } = member;
    const recipients = recipientsOfTag(tag, candidates);
    const before = knows.get(test.measurement_id) ?? new Set<string>();
    const user_ids = recipients.user_ids.filter((user_id) => !before.has(user_id));
    knows.set(test.measurement_id, new Set([...before, ...user_ids]));
    const isReachable = recipients.user_ids.length > 0;
    if (isReachable) reached.push(member);
    if (isReachable && user_ids.length === 0) continue;
    const key = [tag.tag_id, ...user_ids].join(' ');
    const notice = notices.get(key);
    if (notice === undefined) {
      const { tag_id } = tag;
      notices.set(key, { tag_id, people: [person], recipients: { ...recipients, user_ids } });
    } else notice.people.push(person);
  }
  return { notices: [...notices.values()], reached };
}

/** The chosen recipients of a tag; all of its managers if there are none, or all were removed. */
function recipientsOfTag(
  { tag_id, user_ids }: NotifyingTag,
  candidates: readonly Candidate[],
): Recipients {
  const chosen = candidates.filter(({ user_id }) => user_ids.includes(user_id));
  if (chosen.length > 0) return reachable(chosen);
  const place = { kind: 'place' as const, tag_ids: [tag_id] };
  return reachable(candidates.filter((candidate) => supervises(candidate, place)));
}
