/** Whose words a password must not be made of. */
export interface PasswordOwner {
  name_first: string;
  name_last: string;
  email: string | null;
  /** Name of the organisation. */
  organisation: string;
}

/** The words that somebody who knows the person tries first. */
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
 * Whether a password is one of the words, in any case and whatever signs and figures stand around it
 * or in between: 'Ironbark2026!' is 'ironbark'.
 */
export function isOwnWord(password: string, ownWords: readonly string[]): boolean {
  const typed = coreOf(password);
  if (typed.length < shortestWord) return false;
  return ownWords.some((word) => coreOf(word) === typed);
}

/** A shorter word in a password of six characters says nothing about it. */
const shortestWord = 3;

function coreOf(text: string): string {
  const letters = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
  return letters.replaceAll(/^\p{N}+|\p{N}+$/gu, '');
}
