import type { TableName } from '#packages/sync/contract';
import type { Copy } from '../read.ts';
import type { Row } from '../tables/column.ts';
import type { QueuedWrite } from './queued-write.ts';

/** A kind of write that can be queued, as its feature declares it. */
export interface WriteKind {
  readonly kind: string;
  /** The table that will contain its row. */
  readonly table: TableName;
  /** The row to show until then; null for none. */
  readonly rowOf: (write: QueuedWrite, copy: Copy, user_id: string) => Row | null;
  /** True if the server's row equals the write. */
  readonly isSame: (write: QueuedWrite, row: Row) => boolean;
  /** Reads an answer with data: null if the server accepted the write. */
  readonly refusalOf: (write: QueuedWrite, data: Row) => Refusal | null;
}

/** Why the server refused a write. */
export interface Refusal {
  readonly reason: string;
  /** Error messages by field of the form. */
  readonly errors: Readonly<Record<string, string>>;
}
