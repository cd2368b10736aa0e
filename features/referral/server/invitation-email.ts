import { personName } from '#people/domain';

interface Invitation {
  inviter: { name_first: string; name_last: string };
  /** Name of the inviting organisation. */
  organisation: string;
  /** Empty without one. */
  note: string;
  url: string;
}

/** The email of an invitation. */
export function invitationEmail({ inviter, organisation, note, url }: Invitation) {
  const name = personName(inviter);
  return {
    subject: `${name} invites you to Watershade`,
    paragraphs: [
      `${name} of ${organisation} invites your organisation to Watershade, which keeps people safe who work in the heat.`,
      ...(note === '' ? [] : [`They write: "${note}"`]),
      'If you do not know them, ignore this email.',
    ],
    action: { label: 'Register your organisation', url },
  };
}
