/** Whether a lower-case email has one of the domains exactly; a common ending is not enough. */
export function isOfDomains(email: string, domains: readonly string[]): boolean {
  const [name = '', domain = '', ...more] = email.split('@');
  return name !== '' && more.length === 0 && domains.includes(domain);
}
