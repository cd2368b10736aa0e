/** The token of the link in an email, as the page joins it from the parts before and after the #. */
export function tokenInEmail(text: string): string {
  const [, id = '', secret = ''] =
    /(?:forgot-password|confirm-email)\/([0-9a-f-]{36})#([\w-]{22})$/m.exec(text) ?? [];
  return `${id}.${secret}`;
}
