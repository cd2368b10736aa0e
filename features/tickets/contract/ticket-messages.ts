import { longest, mostFiles, mostMessages } from './ticket.ts';

/** Messages about tickets, shared by server and screens. */
export const ticketMessages = {
  subjectRequired: 'Subject is required',
  subjectLong: `The subject can have at most ${String(longest.subject)} characters`,
  subjectInvalid: 'The subject must be one line of text',
  categoryUnknown: 'Choose a category',
  textRequired: 'Description is required',
  replyRequired: 'A message is required',
  textLong: `The text can have at most ${String(longest.text)} characters`,
  diagnosticsLong: 'The diagnostics are too long',
  statusUnknown: 'This status does not exist',
  notFound: 'This ticket no longer exists',
  closed: 'This ticket is closed. Reopen it to reply.',
  alreadyClosed: 'This ticket is already closed',
  notClosed: 'This ticket is not closed',
  tooManyOpen: 'You can have at most 50 open tickets. Close one first.',
  tooManyNow: 'You have sent many messages. Try again in an hour.',
  full: `A ticket can have at most ${String(mostMessages)} messages. Open a new one.`,
  fileMissing: 'Choose a file',
  fileLarge: 'A file can have at most 5 MB',
  fileEmpty: 'This file is empty',
  fileKind: 'Only PNG, JPEG, PDF, TXT, CSV and LOG files can be attached',
  fileContent: 'The content of this file does not match its name',
  filesMost: `A ticket can have at most ${String(mostFiles)} files`,
  filesClosed: 'This ticket is closed. Reopen it to attach files.',
  filesQuota: 'Your organisation has reached the limit of 200 MB for files of tickets',
} as const;
