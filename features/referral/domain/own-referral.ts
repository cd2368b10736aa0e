import { claimedDomain } from '#registration/domain';

/**
 * Whether an address belongs to the people who invite: the same mailbox, or the same mail domain,
 * its parent or a part of it. Domains of public mail providers say nothing about an organisation,
 * so there only the mailbox counts.
 */
export function isOwnReferral(email: string, ownEmails: readonly string[]): boolean {
  const mailbox = mailboxOf(email);
  const domain = claimedDomain(email);
  return ownEmails.some((own) => mailboxOf(own) === mailbox || isSameDomain(domain, own));
}

function isSameDomain(domain: string | null, ownEmail: string): boolean {
  const own = claimedDomain(ownEmail);
  if (domain === null || own === null) return false;
  return domain === own || domain.endsWith(`.${own}`) || own.endsWith(`.${domain}`);
}

/** The mailbox of an address: in lower case, without a part after '+', for Gmail without dots. */
function mailboxOf(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = lower.slice(at + 1);
  const [name = ''] = lower.slice(0, Math.max(at, 0)).split('+');
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${name}@${domain}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}
