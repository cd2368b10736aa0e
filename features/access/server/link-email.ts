import { dateText } from '#packages/kit';

interface LinkEmail {
  name_first: string;
  organisation: string;
  url: string;
  /** ISO time. */
  expires_time: string;
}

/** The email with an access link. */
export function linkEmail({ name_first, organisation, url, expires_time }: LinkEmail) {
  const day = dateText(Date.parse(expires_time), 'UTC');
  return {
    subject: `Your page at ${organisation}`,
    paragraphs: [
      `Hello ${name_first},`,
      'This link opens your page with your courses. You need no password.',
      `It works until ${day}. If you get a new link, this one stops working. Do not share it with anybody.`,
    ],
    action: { label: 'Open my page', url },
  };
}
