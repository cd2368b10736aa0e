import { z } from 'zod';
import { storableLine } from '#packages/kit';
import type { DirectoryPerson } from './directory.ts';

const text = z.string().nullish();

const graphUser = z.object({
  id: z.guid(),
  givenName: text,
  surname: text,
  displayName: text,
  mail: text,
  userPrincipalName: text,
  department: text,
  accountEnabled: z.boolean().nullish(),
});
type GraphUser = z.infer<typeof graphUser>;

const graphPage = z.object({
  value: z.array(graphUser).max(1000),
  '@odata.nextLink': z.string().optional(),
});

/** The requested fields of a user. */
export const graphFields = Object.keys(graphUser.shape).join(',');

/**
 * People of a response; null if invalid. Disabled accounts are left out, as they cannot sign in.
 */
export function peopleOfGraph(
  value: unknown,
): { people: DirectoryPerson[]; is_more: boolean } | null {
  const read = graphPage.safeParse(value);
  if (!read.success) return null;
  const able = read.data.value.filter(({ accountEnabled }) => accountEnabled !== false);
  return { people: able.map(personOf), is_more: read.data['@odata.nextLink'] !== undefined };
}

/** The email that their token would contain: the mail, otherwise the sign-in name. */
function personOf(user: GraphUser): DirectoryPerson {
  return {
    object_id: user.id.toLowerCase(),
    ...namesOf(user),
    email: (cleaned(user.mail) || cleaned(user.userPrincipalName)).toLowerCase(),
    department: cleaned(user.department),
  };
}

/** Maximum number of characters read; a longer name is reported when the person is added. */
const longest = 254;

function namesOf({ givenName, surname, displayName }: GraphUser) {
  const [first, last] = [nameOf(givenName), nameOf(surname)];
  if (first !== '' || last !== '') return { name_first: first, name_last: last };
  const [one = '', ...others] = nameOf(displayName).split(' ');
  return { name_first: one, name_last: others.join(' ') };
}

function nameOf(value: string | null | undefined): string {
  return storableLine(value ?? '', longest);
}

/** One line, cut to the form's limit; an email is not changed. */
function cleaned(value: string | null | undefined): string {
  return (value ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longest);
}
