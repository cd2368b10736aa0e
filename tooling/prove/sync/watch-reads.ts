import type { Database, Tx } from '#packages/database';

/** What a trial does to the statements of a read. */
export interface ReadWatch {
  /** Ends before each statement is sent. */
  before?(): Promise<void>;
  /** The statement that is sent instead. */
  rewrite?(sql: string): string;
  /** Another answer to a statement, of the rows that were found. */
  answer?(org_id: string, sql: string, rows: object[]): Promise<object[]>;
}

/** A database whose reads are watched; writes are as ever. */
export function watchReads(database: Database, watch: ReadWatch): Database {
  const { before = async () => {}, rewrite = (sql: string) => sql } = watch;
  return {
    ...database,
    read: (org_id, work) =>
      database.read(org_id, (tx) => {
        const watched: Tx = {
          ...tx,
          async query<Row extends object>(sql: string, values?: readonly unknown[]) {
            await before();
            const found = await tx.query<Row>(rewrite(sql), values);
            const rows = await watch.answer?.(org_id, sql, found.rows);
            // The rows are those of the statement at hand, whoever makes them up.
            return rows === undefined ? found : { ...found, rows: rows as Row[] };
          },
          async copy(sql, values) {
            await before();
            return tx.copy(rewrite(sql), values);
          },
        };
        return work(watched);
      }),
  };
}
