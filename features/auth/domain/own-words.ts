/** The person whose words a password must not consist of. */
export interface PasswordOwner {
  name_first: string;
  name_last: string;
  email: string | null;
  /** Name of the organisation. */
  organisation: string;
}

/** The words that an acquaintance would try first. */
export function ownWordsOf({
  name_first,
  name_last,
  email,
  organisation,
}: PasswordOwner): string[] {
  const [local = '', domain = ''] = (email ?? '').split('@');
  const names = [name_first, name_last].flatMap((name) => [name, ...name.split(/\s+/)]);
  const joined = [`${name_first}${name_last}`, `${name_last}${name_first}`];
  const mail = [email ?? '', local, ...local.split(/[._+-]/), domain, ...domain.split('.')];
  return [...names, ...joined, ...mail, organisation, ...organisation.split(/\s+/), 'watershade'];
}

/**
 * Whether a password consists of one of the words, in any case and with any symbols and digits
 * around or inside it: 'Ironbark2026!' is 'ironbark'.
 */
export function isOwnWord(password: string, ownWords: readonly string[]): boolean {
  const typed = coreOf(password);
  if (typed.length < shortestWord) return false;
  return ownWords.some((word) => coreOf(word) === typed);
}

/** A shorter word in a password of six characters is no weakness. */
const shortestWord = 3;

function coreOf(text: string): string {
  const letters = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
  return letters.replaceAll(/^\p{N}+|\p{N}+$/gu, '');
}
