import { personName } from '#people/domain';
import type { PersonCard } from '#people/domain';
import { countOf } from '#packages/kit';

/** What a merge does, before it is done: '12 tests and 2 tags go to Ana Lee. ...'. */
export function mergeSentence(from: PersonCard, into: PersonCard, tests: number): string {
  const worn = new Set(into.labels.map(({ tag_id }) => tag_id));
  const tags = from.labels.filter(({ tag_id }) => !worn.has(tag_id)).length;
  const given = [countOf(tests, 'test'), ...(tags === 0 ? [] : [countOf(tags, 'tag')])];
  const [away, here] = [personName(from), personName(into)];
  const verb = tests === 1 && tags === 0 ? 'goes' : 'go';
  const picture = from.has_picture && !into.has_picture ? ' The picture goes along.' : '';
  const email = from.email === null ? '' : ` Nobody signs in as ${from.email} any more.`;
  return `${given.join(' and ')} ${verb} to ${here}.${picture} The entry of ${away} is then gone, and this cannot be undone.${email}`;
}
