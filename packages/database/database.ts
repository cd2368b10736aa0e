import type { ChangeCallbacks, ChangeListener } from './change-note.ts';
import type { CopyValue } from './copy-out.ts';

/** Something that answers SQL with rows. */
export interface Queryable {
  query<Row extends object>(
    sql: string,
    values?: readonly unknown[],
    options?: QueryOptions,
  ): Promise<{ rows: Row[]; rowCount: number }>;
}

export interface QueryOptions {
  /**
   * The connection keeps the statement and, once it knows that one plan fits all values, its plan.
   * For a text that is asked at every call and in few forms: each stays as long as the connection.
   */
  keepPlan?: boolean;
}

/** A unit of work inside one organisation: row level security hides every other. */
export interface Tx extends Queryable {
  readonly org_id: string;
  /** The rows of a query as PostgreSQL's binary COPY sends them, for whoever wants no objects. */
  copy(sql: string, values: readonly CopyValue[]): Promise<Buffer>;
}

/** One line of the audit trail; the time and the actor are added by the wrapper. */
export interface AuditEntry {
  action: string;
  entity: string;
  entity_id: string | null;
  summary?: string;
}

/** A writing unit of work: what it notes is stored with the rows or not at all. */
export interface WriteTx extends Tx {
  audit(entry: AuditEntry): void;
}

export interface WriteContext {
  org_id: string;
  actor_user_id: string | null;
  /**
   * Demo data only: stamps start here, instead of at the database clock, while the organisation's
   * clock is still behind it.
   */
  stamp_from?: Date;
}

/** The only access to PostgreSQL for the features. */
export interface Database {
  /** REPEATABLE READ, READ ONLY, scoped to the organisation: everything is of one snapshot. */
  read<T>(org_id: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The one write wrapper: BEGIN, scope, work, audit rows, stamps last, COMMIT. */
  write<T>(context: WriteContext, work: (tx: WriteTx) => Promise<T>): Promise<T>;
  /**
   * One transaction without an organisation: sees only what belongs to none, and the functions
   * that look up a sign-in or a credential.
   */
  unscoped<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** One statement of that kind, in a single step; its plan is kept. */
  lookUp<Row extends object>(sql: string, values: readonly unknown[]): Promise<Row[]>;
  /**
   * Hears what is committed from now on, by whichever process, on a connection of its own that is
   * made anew whenever it is lost.
   */
  listen(callbacks: ChangeCallbacks): ChangeListener;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Connections of both pools. */
  stats(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}
