/** First and last stamp of a table's rows in one write, in milliseconds since 1970. */
export type StampRange = readonly [first: number, last: number];

/** The notification of a commit: never values, only where to look. */
export interface ChangeNote {
  readonly org_id: string;
  /** Stamped table → the new stamps of its changed rows. */
  readonly stamps: Readonly<Record<string, StampRange>>;
  /**
   * Reported by the trigger `notify_touched`: topic → ids, or null if they are too many to list.
   */
  readonly touched: Readonly<Record<string, readonly string[] | null>>;
}

/** Callbacks for commits. */
export interface ChangeCallbacks {
  onChange(note: ChangeNote): void;
  /** From here on every commit is reported. Earlier ones may have been missed. */
  onListening(): void;
}

/** A connection that receives notifications of commits. */
export interface ChangeListener {
  /** False while the connection is lost, or if no notification arrives on it. */
  readonly isListening: boolean;
  close(): Promise<void>;
}

/** The notification channel of commits. */
export const changeChannel = 'watershade_changes';

/** The notification of stamps; some 70 bytes per table, of at most 8000 in PostgreSQL. */
export function payloadOfStamps(
  org_id: string,
  stamps: Readonly<Record<string, StampRange>>,
): string {
  return JSON.stringify({ org_id, stamps });
}

/** The note of a notification; null if it is not ours. */
export function noteOfPayload(payload: string): ChangeNote | null {
  try {
    const { org_id, stamps = {}, touched = {} } = JSON.parse(payload) as Partial<ChangeNote>;
    return org_id === undefined ? null : { org_id, stamps, touched };
  } catch {
    return null;
  }
}

/**
 * SQL of the function by which a trigger reports rows without a stamp. It limits the number of ids,
 * as a longer notification would make the write fail.
 */
export const notifyTouched = `
  create function notify_touched(of_org uuid, topic text, ids uuid[]) returns void
  language sql as $$
    select pg_notify('${changeChannel}', json_build_object('org_id', of_org, 'touched',
      json_build_object(topic,
        case when cardinality(ids) <= 150 then to_json(ids) end))::text)
  $$;`;
