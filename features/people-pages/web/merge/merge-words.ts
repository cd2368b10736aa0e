import { personName } from '#people/domain';
import type { PersonCard } from '#people/domain';
import { countOf } from '#packages/kit';

/** Describes a merge before it is done: '12 tests and 2 tags are moved to Ana Lee. ...'. */
export function mergeSentence(from: PersonCard, into: PersonCard, tests: number): string {
  const targetTags = new Set(into.labels.map(({ tag_id }) => tag_id));
  const tags = from.labels.filter(({ tag_id }) => !targetTags.has(tag_id)).length;
  const given = [countOf(tests, 'test'), ...(tags === 0 ? [] : [countOf(tags, 'tag')])];
  const [away, here] = [personName(from), personName(into)];
  const verb = tests === 1 && tags === 0 ? 'is moved' : 'are moved';
  const picture = from.has_picture && !into.has_picture ? ' The picture is moved too.' : '';
  const email = from.email === null ? '' : ` ${from.email} can no longer be used to sign in.`;
  return `${given.join(' and ')} ${verb} to ${here}.${picture} ${away} is then removed. This cannot be undone.${email}`;
}
