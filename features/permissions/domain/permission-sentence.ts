import { listText } from '#packages/kit';
import type { Access } from '#permissions/contract';
import { rightsOf } from './reach.ts';

/**
 * A permission in words: 'Can view and measure people in Night shift'.
 *
 * @param tag the name of the tag; null for everybody
 */
export function permissionSentence(access: readonly Access[], tag: string | null): string {
  if (tag === null && access.includes('super')) return 'Can do everything, as an owner';
  if (tag === null && access.includes('admin')) {
    return 'Can do everything except change admins and close the organisation';
  }
  const whom = tag === null ? 'all people' : `people in ${tag}`;
  const rights = new Set(rightsOf(access, tag));
  const [people, tests] = [verbs(rights, ofPeople), verbs(rights, ofTests)];
  if (people === '' && tests === '') {
    return access.includes('limited')
      ? onlyThemselves
      : `Has no access to ${tag === null ? 'other people' : whom}`;
  }
  if (people === '') return `Can ${tests} the measurements of ${whom}`;
  const manages = access.includes('manager') ? `Manages ${whom} and can` : 'Can';
  const who = access.includes('manager') ? 'them' : whom;
  if (tests === '') return `${manages} ${people} ${who}`;
  return `${manages} ${people} ${who}, and ${tests} their measurements`;
}

const onlyThemselves = 'Sees only their own profile, measurements and courses';

const ofPeople = [
  ['view_user', 'view'],
  ['measure_user', 'measure'],
  ['edit_user', 'edit'],
  ['delete_user', 'delete'],
] as const;

const ofTests = [
  ['view_measure', 'view'],
  ['edit_measure', 'edit'],
  ['delete_measure', 'delete'],
] as const;

/** 'view', 'view and measure', 'view, measure and edit'. */
function verbs(rights: ReadonlySet<Access>, words: readonly (readonly [Access, string])[]): string {
  return listText(words.filter(([value]) => rights.has(value)).map(([, verb]) => verb));
}
