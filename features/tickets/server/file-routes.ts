import { fieldError, FileAnswer, HttpError } from '#packages/http/server';
import type { Call } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { fileQuota, largestFile, mostFiles, ticketMessages as messages } from '#tickets/contract';
import type { addTicketFile, readTicketFile } from '#tickets/contract';
import { cleanFileName, fileProblem, isContentAsNamed, plainFileName } from '#tickets/domain';
import { findFile, findFiles, insertFile, lockFileBytes } from './file-store.ts';
import { maySee, notFound, organisationOf, writeTicket } from './ticket-access.ts';
import { findTicket } from './ticket-store.ts';

/** Attaches a file to a ticket of the viewer's organisation. */
export async function addFile(call: Call<typeof addTicketFile, Viewer>) {
  const { viewer, params, upload, database, now } = call;
  const ticket_id = params.id.toLowerCase();
  const file_id = params.file_id.toLowerCase();
  const file = upload === null ? null : checkedFile(upload);
  return writeTicket({
    ...{ viewer, database, ticket_id, did: null },
    work: async (tx, ticket, isSupport) => {
      // The support team answers in words.
      if (isSupport) throw new HttpError('FORBIDDEN');
      if (file === null) throw fieldError('file', messages.fileMissing);
      const files = await findFiles(tx, ticket_id);
      // Sent again, it changes nothing.
      const known = files.find((each) => each.file_id === file_id);
      if (known !== undefined) return known;
      if (ticket.status === 'Closed') throw fieldError('file', messages.filesClosed, 'CONFLICT');
      if (files.length >= mostFiles) throw fieldError('file', messages.filesMost);
      if ((await lockFileBytes(tx)) + file.size > fileQuota) {
        throw fieldError('file', messages.filesQuota);
      }
      const { name, size, content } = file;
      const row = { file_id, name, size };
      const time = new Date(now()).toISOString();
      if (!(await insertFile(tx, { ...row, ticket_id, content, time }))) {
        throw new HttpError('DUPLICATE');
      }
      const summary = `File attached: ticket ${String(ticket.number)}`;
      tx.audit({ action: 'change', entity: 'ticket', entity_id: ticket_id, summary });
      return row;
    },
  });
}

type Uploaded = NonNullable<Call<typeof addTicketFile, Viewer>['upload']>;

/**
 * The file by its content and name, as neither is trusted.
 *
 * @throws HttpError INVALID with the reason
 */
function checkedFile({ name, bytes, isTooLarge }: Uploaded) {
  const size = isTooLarge ? largestFile + 1 : bytes.length;
  const problem = fileProblem({ name, size });
  if (problem !== null) throw fieldError('file', problem);
  if (!isContentAsNamed({ name, bytes })) throw fieldError('file', messages.fileContent);
  return { name: cleanFileName(name), size, content: Buffer.from(bytes) };
}

/** Sends a file of a ticket that the viewer may see, to be saved and never shown. */
export async function readFile({ viewer, params, database }: Call<typeof readTicketFile, Viewer>) {
  const ticket_id = params.id.toLowerCase();
  const file_id = params.file_id.toLowerCase();
  const org_id = await organisationOf(database, viewer, ticket_id);
  const isForeign = org_id !== viewer.org_id;
  const found = await database.read(org_id, async (tx) => {
    const ticket = await findTicket(tx, { viewer, isSupport: isForeign }, ticket_id);
    const author = { user_id: ticket?.is_own === true ? viewer.user_id : null };
    if (ticket === null || !(isForeign || maySee(viewer, author))) return null;
    return findFile(tx, { ticket_id, file_id });
  });
  if (found === null) throw notFound();
  const { name, content } = found;
  const parts = (async function* parts() {
    yield content;
  })();
  return new FileAnswer({ type: 'application/octet-stream', name: plainFileName(name), parts });
}
