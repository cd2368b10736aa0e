import type { Database, Queryable } from '#packages/database';

/** A database whose statements are counted, and one of which fails. */
export interface FaultyDatabase {
  readonly database: Database;
  /** The statement with this number fails, counted from now on; 0 for none. */
  failAt(number: number): void;
  /** True once the planted fault occurred. */
  hasFailed(): boolean;
}

/**
 * Wraps a real database. Every statement of an action can fail, and so can the end of an action
 * that writes, after its last statement and before COMMIT.
 */
export function faultyDatabase(real: Database): FaultyDatabase {
  let index = 0;
  let count = 0;
  let failed = false;
  const step = () => {
    count += 1;
    if (count !== index) return;
    failed = true;
    throw new Error('planted fault with select secret from somewhere');
  };
  const counted = <T extends Queryable>(tx: T): T => ({
    ...tx,
    query: async <Row extends object>(...asked: Parameters<Queryable['query']>) => {
      step();
      return tx.query<Row>(...asked);
    },
  });
  return {
    failAt(number) {
      [index, count, failed] = [number, 0, false];
    },
    hasFailed: () => failed,
    database: {
      ...real,
      read: (org_id, work) => real.read(org_id, (tx) => work(counted(tx))),
      write: (context, work) =>
        real.write(context, async (tx) => {
          const result = await work(counted(tx));
          step();
          return result;
        }),
      unscoped: (work) => real.unscoped((tx) => work(counted(tx))),
      lookUp: async (sql, values) => {
        step();
        return real.lookUp(sql, values);
      },
    },
  };
}
