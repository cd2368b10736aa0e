/** Whether an e-mail, in small letters, is of one of the domains; one that only ends alike is not. */
export function isOfDomains(email: string, domains: readonly string[]): boolean {
  const [name = '', domain = '', ...more] = email.split('@');
  return name !== '' && more.length === 0 && domains.includes(domain);
}
