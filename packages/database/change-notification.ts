/** First and last stamp of a table's rows in one write, in milliseconds since 1970. */
export type StampRange = readonly [first: number, last: number];

/** The notification of a commit. It says which rows changed and contains no values. */
export interface ChangeNotification {
  readonly org_id: string;
  /** Synced table → the new stamps of its changed rows. */
  readonly stamps: Readonly<Record<string, StampRange>>;
  /**
   * Topic → ids of rows without a stamp that changed, such as sign-ins; null if there are too many
   * to list. Triggers report them with `notify_touched`.
   */
  readonly changedIds: Readonly<Record<string, readonly string[] | null>>;
}

/** Callbacks for commits. */
export interface ChangeCallbacks {
  onChange(notification: ChangeNotification): void;
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

/** A notification on the wire. The names are those that `notify_touched` writes. */
type Payload = Pick<ChangeNotification, 'org_id' | 'stamps'> & {
  touched: ChangeNotification['changedIds'];
};

/** The payload for stamps; some 70 bytes per table, of at most 8000 in PostgreSQL. */
export function payloadOfStamps(
  org_id: string,
  stamps: Readonly<Record<string, StampRange>>,
): string {
  return JSON.stringify({ org_id, stamps });
}

/** The content of a notification; null if another application sent it. */
export function notificationOfPayload(payload: string): ChangeNotification | null {
  try {
    const { org_id, stamps = {}, touched = {} } = JSON.parse(payload) as Partial<Payload>;
    return org_id === undefined ? null : { org_id, stamps, changedIds: touched };
  } catch {
    return null;
  }
}

/**
 * SQL of the function with which triggers report changed rows without a stamp. It limits the number
 * of ids, because PostgreSQL rejects the write if a notification is too long.
 */
export const notifyTouched = `
  create function notify_touched(of_org uuid, topic text, ids uuid[]) returns void
  language sql as $$
    select pg_notify('${changeChannel}', json_build_object('org_id', of_org, 'touched',
      json_build_object(topic,
        case when cardinality(ids) <= 150 then to_json(ids) end))::text)
  $$;`;
