import type { Viewer } from '#permissions/contract';
import { canViewPerson, canViewValues, isAdmin, managedBy } from '#permissions/domain';
import type { AlertTarget } from './alert-targets.ts';
import { valuePart } from './alert-text.ts';
import type { AlertContent, AlertReason } from './alert-text.ts';
import { maySeeState } from './recipients.ts';

/** Ids of the people that the text of an alert names to a recipient. */
export function namedPeople(
  { targets }: Pick<AlertContent, 'targets'>,
  recipient: Viewer,
): string[] {
  const named = targets.flatMap((target) =>
    isShown(target, recipient) ? peopleOf(target).map(({ user_id }) => user_id) : [],
  );
  return [...new Set(named)];
}

/** Whether a text that names people may still be sent to a recipient. */
export interface SentText {
  reason: AlertReason;
  /** Tags of the alert. */
  tag_ids: readonly string[];
  targets: readonly AlertTarget[];
  /** Ids of the people in the text. */
  named: readonly string[];
}

/**
 * Whether a recipient may still read a text: a supervisor of what the alert is about, with the right
 * to see everybody in it. A recipient of a tag need not be a supervisor.
 *
 * @param tagsOf the current tags of a person; null if there is no such person any more
 */
export function mayStillRead(
  recipient: Viewer,
  { reason, tag_ids, targets, named }: SentText,
  tagsOf: (user_id: string) => readonly string[] | null,
): boolean {
  // A tag notifies chosen people too, who need not supervise anybody.
  if (reason !== 'tag' && !supervisesAny(recipient, { tag_ids, targets })) return false;
  return targets.every((target) =>
    peopleOf(target)
      .filter(({ user_id }) => named.includes(user_id))
      .every(({ user_id }) => {
        const tags = tagsOf(user_id);
        if (tags === null) return false;
        const person = { user_id, tag_ids: tags };
        return target.kind === 'person'
          ? canViewPerson(recipient, person)
          : maySeeState(recipient, person);
      }),
  );
}

/**
 * Whether a written text says the value of a test that its recipient may not read, as the
 * organisation hides values since. It may be cut within the value.
 */
export function saysHiddenValue(
  recipient: Viewer,
  { targets, text }: { targets: readonly AlertTarget[]; text: string },
): boolean {
  const end = text.lastIndexOf('…');
  const start = end < 0 ? null : text.slice(0, end);
  return targets.some((target) => {
    if (target.kind !== 'test' || canViewValues(recipient, target)) return false;
    const part = valuePart(target.value);
    return text.includes(part) || (start !== null && isCutWithin(start, part));
  });
}

/** Whether a text ends with at least the first digit of a value. */
function isCutWithin(text: string, part: string): boolean {
  const digits = part.search(/\d/);
  return Array.from({ length: part.length - digits }, (_, at) =>
    part.slice(0, digits + at + 1),
  ).some((begin) => text.endsWith(begin.trimEnd()));
}

function supervisesAny(
  recipient: Viewer,
  { tag_ids, targets }: Pick<SentText, 'tag_ids' | 'targets'>,
): boolean {
  const { everybody, tag_ids: managed } = managedBy(recipient);
  const about = [...tag_ids, ...targets.flatMap(tagsOfTarget)];
  return everybody || isAdmin(recipient) || about.some((tag_id) => managed.includes(tag_id));
}

function isShown(target: AlertTarget, recipient: Viewer): boolean {
  const people = peopleOf(target);
  return target.kind === 'person'
    ? canViewPerson(recipient, target)
    : people.every((person) => maySeeState(recipient, person));
}

function peopleOf(target: AlertTarget): readonly { user_id: string; tag_ids: readonly string[] }[] {
  if (target.kind === 'group') return target.people;
  return 'user_id' in target ? [target] : [];
}

function tagsOfTarget(target: AlertTarget): readonly string[] {
  return target.kind === 'group' ? target.people.flatMap(({ tag_ids }) => tag_ids) : target.tag_ids;
}
