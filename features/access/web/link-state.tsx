import type { LinkFacts, LinkPerson } from '#access/contract';
import { dateText } from '#packages/kit';
import { accessTexts as texts } from './access-texts.ts';

/** The state of a link in a few words. */
export function linkStateText(link: LinkFacts | null, zone: string): string {
  if (link === null) return texts.noLink;
  const day = dateText(Date.parse(link.expires_time), zone);
  switch (link.state) {
    case 'Active':
      return texts.until(day);
    case 'Expired':
      return texts.expired(day);
    case 'Revoked':
      return texts.revoked;
    case 'Finished':
      return texts.finished;
  }
}

/** Whether a new link would end one that works. */
export function hasActiveLink({ link }: Pick<LinkPerson, 'link'>): boolean {
  return link?.state === 'Active';
}

/** Whether a person has nothing that a link could open. */
export function hasNothingToOpen({ has_course }: LinkPerson, hasPage: boolean): boolean {
  return !has_course && !hasPage;
}
