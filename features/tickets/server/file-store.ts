import type { Tx, WriteTx } from '#packages/database';
import type { TicketFile } from '#tickets/contract';

/** The files of a ticket, oldest first. */
export async function findFiles(tx: Tx, ticket_id: string): Promise<TicketFile[]> {
  const { rows } = await tx.query<TicketFile>(
    `select file_id, name, size from ticket_files
     where org_id = $1 and ticket_id = $2 order by time, file_id`,
    [tx.org_id, ticket_id],
  );
  return rows;
}

/** A file with its content; null if the ticket has none with this id. */
export async function findFile(
  tx: Tx,
  { ticket_id, file_id }: { ticket_id: string; file_id: string },
): Promise<{ name: string; content: Buffer } | null> {
  const { rows } = await tx.query<{ name: string; content: Buffer }>(
    `select name, content from ticket_files
     where org_id = $1 and ticket_id = $2 and file_id = $3`,
    [tx.org_id, ticket_id, file_id],
  );
  return rows[0] ?? null;
}

/**
 * Bytes of all files of the organisation. Until COMMIT nobody else adds a file, so that the sum is
 * right.
 */
export async function lockFileBytes(tx: WriteTx): Promise<number> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `ticket files ${tx.org_id}`,
  ]);
  const { rows } = await tx.query<{ bytes: string }>(
    'select coalesce(sum(size), 0)::text as bytes from ticket_files where org_id = $1',
    [tx.org_id],
  );
  return Number(rows[0]?.bytes ?? 0);
}

interface NewFile extends TicketFile {
  ticket_id: string;
  content: Buffer;
  /** ISO. */
  time: string;
}

/** Adds a file. False if the id exists, here or in another organisation. */
export async function insertFile(tx: WriteTx, row: NewFile): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into ticket_files (org_id, file_id, ticket_id, name, size, content, time)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [tx.org_id, row.file_id, row.ticket_id, row.name, row.size, row.content, row.time],
  );
  return rowCount === 1;
}

/** Removes the files of all tickets of an organisation that ends. */
export async function removeTicketFiles(tx: WriteTx): Promise<void> {
  await tx.query('delete from ticket_files where org_id = $1', [tx.org_id]);
}
