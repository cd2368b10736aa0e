import type { TableName } from '#packages/sync/contract';
import type { Copy } from '../read.ts';
import type { Row } from '../tables/column.ts';
import type { QueuedWrite } from './queued-write.ts';

/** A write that may wait for the line, as its feature declares it. */
export interface WriteKind {
  readonly kind: string;
  /** The table kept in columns that its row comes back in. */
  readonly table: TableName;
  /** The row it shows as until then; null where it shows none. */
  readonly rowOf: (write: QueuedWrite, copy: Copy, user_id: string) => Row | null;
  /** True where a row as the server has it is what was written. */
  readonly isSame: (write: QueuedWrite, row: Row) => boolean;
  /** What an answer with data means: null where the server took the write in. */
  readonly refusalOf: (write: QueuedWrite, data: Row) => Refusal | null;
}

/** Why the server did not take a write in. */
export interface Refusal {
  readonly reason: string;
  /** Field of the form → sentence. */
  readonly errors: Readonly<Record<string, string>>;
}
