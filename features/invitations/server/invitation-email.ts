import { dateText } from '#packages/kit';

interface InvitationEmail {
  organisation: string;
  url: string;
  /** ISO time. */
  expires_time: string;
}

/** The email with an invitation for one person. */
export function invitationEmail({ organisation, url, expires_time }: InvitationEmail) {
  const day = dateText(Date.parse(expires_time), 'UTC');
  return {
    subject: `Join ${organisation} on Watershade`,
    paragraphs: [
      `${organisation} invites you to Watershade, which keeps people safe who work in the heat.`,
      'Open the link, enter your name and this email address, and choose your own password.',
      `The link works once, until ${day}. If you do not know this organisation, do not open it.`,
    ],
    action: { label: 'Join', url },
  };
}
