import { mostFiles } from '#tickets/contract';
import { personName } from '#people/domain';
import type { ListedTicket, TicketMessage } from '#tickets/contract';

/** Texts of /settings/tickets. */
export const ticketTexts = {
  title: 'Tickets',
  sentence: 'Questions and problems that you sent to the support team, and its answers.',
  sentenceAll: 'Tickets of all organisations, newest change first.',
  needsConnection: 'Connect to see and open tickets.',
  tabs: 'Whose tickets',
  ours: 'Our organisation',
  all: 'All organisations',
  open: 'New ticket',
  opened: (number: number) => `Ticket ${String(number)} opened.`,
  notOpened: 'Failed to open the ticket. What you typed is kept.',
  none: 'No tickets yet',
  noneAbout: 'Tickets that you open are listed here, with the answers of the support team.',
  noneAllAbout: 'Tickets of organisations appear here.',
  noMatch: 'No tickets match this search.',
  search: 'Search tickets',
  searchHint: 'Number, subject, name',
  subject: 'Subject',
  category: 'Category',
  description: 'Description',
  descriptionAbout: 'What you did, what happened, and what you expected.',
  files: 'Files',
  filesAbout: `Up to ${String(mostFiles)} files of 5 MB: PNG, JPEG, PDF, TXT, CSV or LOG`,
  addFile: 'Add file',
  removeFile: (name: string) => `Remove ${name}`,
  otherFiles: (count: number) =>
    count === 1 ? '1 more file was not added.' : `${String(count)} more files were not added.`,
  closeRefused: 'Close message about files',
  saveFile: (name: string) => `Save ${name}`,
  attached: (name: string) => `${name} attached.`,
  isAttached: 'Attached',
  filesLeft: (number: number) =>
    `Ticket ${String(number)} is open. Send the files again, or remove those that fail.`,
  sendFiles: 'Send files',
  done: 'Done',
  diagnostics: 'Attach diagnostics',
  diagnosticsAbout:
    'Helps with faults of this device. Exactly the text below is sent: no tests, no names, no tokens.',
  diagnosticsFailed: 'The diagnostics could not be read on this device.',
  diagnosticsTitle: 'Diagnostics',
  send: 'Open ticket',
  back: 'Tickets',
  ticket: (number: number, subject: string) => `${String(number)}: ${subject}`,
  unread: 'New reply',
  messages: 'Messages',
  reply: 'Reply',
  replyField: 'Your reply',
  replied: 'Reply sent.',
  notReplied: 'Failed to send the reply. What you typed is kept.',
  isClosed: 'This ticket is closed. Reopen it to reply.',
  close: 'Close ticket',
  closed: (number: number) => `Ticket ${String(number)} closed.`,
  reopen: 'Reopen ticket',
  reopened: (number: number) => `Ticket ${String(number)} reopened.`,
  isGone: 'This ticket does not exist, or you may not see it.',
  news: 'Ticket replies',
  newsOf: (number: number, subject: string) => `Ticket ${String(number)}: ${subject}`,
} as const;

/** Who opened a ticket. */
export function openerText({ opened_by, is_own }: Pick<ListedTicket, 'opened_by' | 'is_own'>) {
  if (opened_by !== null) return personName(opened_by);
  return is_own ? 'You' : '';
}

/** Who wrote a message. */
export function writerText({ by, is_own, by_support }: TicketMessage): string {
  if (by_support) return 'Support team';
  if (is_own) return 'You';
  // Of somebody whom the viewer may not see, or whose data was erased.
  return by === null ? 'Organisation' : personName(by);
}

/** A size as shown: '1.2 MB'. */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1024) return `${String(Math.max(1, Math.round(kilobytes)))} KB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}
