import type { AuditChange } from './audit-changes.ts';
import type { ChangeCallbacks, ChangeListener } from './change-notification.ts';
import type { CopyValue } from './copy-out.ts';

/** An SQL connection. */
export interface Queryable {
  query<Row extends object>(
    sql: string,
    values?: readonly unknown[],
    options?: QueryOptions,
  ): Promise<{ rows: Row[]; rowCount: number }>;
}

export interface QueryOptions {
  /**
   * Keeps the prepared statement and its plan on the connection. Only for statements that every
   * call uses and that have few variants, as each one stays as long as the connection.
   */
  keepPlan?: boolean;
}

/** A transaction within one organisation: row level security hides all others. */
export interface Tx extends Queryable {
  readonly org_id: string;
  /** The rows of a query in PostgreSQL's binary COPY format, for callers that need no objects. */
  copy(sql: string, values: readonly CopyValue[]): Promise<Buffer>;
}

/** One audit entry; the wrapper adds time and actor. */
export interface AuditEntry {
  action: string;
  entity: string;
  entity_id: string | null;
  summary?: string;
  /** What a change did to which field. Only the first ones are stored, and the start of long values. */
  changes?: readonly AuditChange[];
  /** The person the entry is about. If the entity is a user, the default is `entity_id`. */
  subject_user_id?: string | null;
}

/** A writing transaction; its audit entries are stored with the rows or not at all. */
export interface WriteTx extends Tx {
  audit(entry: AuditEntry): void;
}

export interface WriteContext {
  org_id: string;
  actor_user_id: string | null;
  /**
   * Demo data only: stamps start here instead of at the database clock, if the organisation's clock
   * is earlier.
   */
  stamp_from?: Date;
}

/** The person who writes, as every signed-in viewer is. */
export interface WritingPerson {
  org_id: string;
  user_id: string;
}

/** The features' only access to PostgreSQL. */
export interface Database {
  /** REPEATABLE READ, READ ONLY, scoped to the organisation: one snapshot. */
  read<T>(org_id: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The one write wrapper: BEGIN, scope, work, audit rows, stamps last, COMMIT. */
  write<T>(context: WriteContext | WritingPerson, work: (tx: WriteTx) => Promise<T>): Promise<T>;
  /**
   * A transaction without an organisation: it only sees data without one, and the functions that
   * look up a sign-in or a credential.
   */
  unscoped<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** One such statement without a transaction; its plan is kept. */
  lookUp<Row extends object>(sql: string, values: readonly unknown[]): Promise<Row[]>;
  /**
   * Reports commits of all processes from now on, on a separate connection that is restored when
   * lost.
   */
  listen(callbacks: ChangeCallbacks): ChangeListener;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Connections of both pools. */
  stats(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}
