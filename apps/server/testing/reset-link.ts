/** The token of the link in a letter, as the page makes it of what stands before and after the #. */
export function tokenInLetter(text: string): string {
  const [, id = '', secret = ''] =
    /(?:forgot-password|confirm-email)\/([0-9a-f-]{36})#([\w-]{22})$/m.exec(text) ?? [];
  return `${id}.${secret}`;
}
