/** First and last stamp that one write gave rows of a table, in milliseconds since 1970. */
export type StampRange = readonly [first: number, last: number];

/** What a commit tells whoever listens: never a value, only where to look. */
export interface ChangeNote {
  readonly org_id: string;
  /** Stamped table → the stamps that its touched rows have now. */
  readonly stamps: Readonly<Record<string, StampRange>>;
  /** What a trigger told by `notify_touched`: topic → ids, or null for too many to name. */
  readonly touched: Readonly<Record<string, readonly string[] | null>>;
}

/** Somebody who wants to know of commits. */
export interface ChangeCallbacks {
  onChange(note: ChangeNote): void;
  /** From here on every commit is told. What was committed before may have been missed. */
  onListening(): void;
}

/** A line on which commits are told. */
export interface ChangeListener {
  /** False while the line is down, or where it is proven that nothing comes through. */
  readonly isListening: boolean;
  close(): Promise<void>;
}

/** Where commits are told. */
export const changeChannel = 'watershade_changes';

/** The text that tells of stamps; some 70 bytes a table, of 8000 that PostgreSQL passes on. */
export function payloadOfStamps(
  org_id: string,
  stamps: Readonly<Record<string, StampRange>>,
): string {
  return JSON.stringify({ org_id, stamps });
}

/** The note that a text stands for; null where it is none of ours. */
export function noteOfPayload(payload: string): ChangeNote | null {
  try {
    const { org_id, stamps = {}, touched = {} } = JSON.parse(payload) as Partial<ChangeNote>;
    return org_id === undefined ? null : { org_id, stamps, touched };
  } catch {
    return null;
  }
}

/**
 * SQL of the function by which a trigger tells of rows that have no stamp. It names so many ids at
 * most, since a text that is too long would make the write fail.
 */
export const notifyTouched = `
  create function notify_touched(of_org uuid, topic text, ids uuid[]) returns void
  language sql as $$
    select pg_notify('${changeChannel}', json_build_object('org_id', of_org, 'touched',
      json_build_object(topic,
        case when cardinality(ids) <= 150 then to_json(ids) end))::text)
  $$;`;
