import type { Database, Tx } from '#packages/database';

/** Hooks for the statements of a read. */
export interface ReadWatch {
  /** Runs before each statement is sent. */
  before?(): Promise<void>;
  /** Returns the statement to send instead. */
  rewrite?(sql: string): string;
  /** Replaces the rows of a statement. */
  answer?(org_id: string, sql: string, rows: object[]): Promise<object[]>;
}

/** Wraps a database with hooks for reads. Writes are unchanged. */
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
            // The rows have the type of the statement, even if a hook creates them.
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
