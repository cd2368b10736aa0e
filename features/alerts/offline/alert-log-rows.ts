import { alertChannels } from '#alerts/contract';
import type {
  AlertChannel,
  AlertOrigin,
  AlertStatus,
  AlertTrigger,
  ChannelChoice,
  NoticeState,
  ShownOrigin,
} from '#alerts/contract';
import { isRequest } from '#alerts/domain';
import type { AlertReason, SkipReason } from '#alerts/domain';
import { riskLevel } from '#heat/domain';
import type { MuteReason } from '#notifications/domain';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import type { Viewer } from '#permissions/contract';
import { managedBy } from '#permissions/domain';
import { phoneOf } from '#people/domain';
import { peopleById } from '#people/offline';
import { viewerOf } from '#permissions/offline';
import { tagsById } from '#tags/offline';
import { nameOf, testedMembers, testedPeople } from './alert-people.ts';
import {
  placeOf,
  placesOf,
  readingsOf,
  requestText,
  shortList,
  shownReading,
} from './alert-places.ts';
import type { Reading, ShownReading } from './alert-places.ts';

export type { ShownReading } from './alert-places.ts';

/** A worker who asks for help. */
export interface RequestingWorker {
  user_id: string;
  name: string;
  /** Null without a number. */
  phone: string | null;
}

/** What an alert says to everybody who sees it. */
export interface AlertFacts {
  reason: AlertReason;
  /** Null for an alert by hand. */
  trigger: AlertTrigger | null;
  message: string;
  /** The people of its tests whom the viewer may see, or its place; empty if neither is known. */
  about: string;
  /** Who alerted by hand; empty for an alert of a rule. */
  issuer: string;
  /** The worker who asks for help, if the viewer may know; null for other alerts. */
  worker: RequestingWorker | null;
  /** A worker has symptoms that need first aid at once, as far as the viewer may know. */
  isEmergency: boolean;
  /** The tag whose dehydration notification it is; empty for other alerts. */
  tag: string;
  /** What the rule measured at the first place, or what is forecast there. */
  reading: ShownReading | null;
  /** Severe dehydration, Extreme Risk or a worker's request, as far as the viewer may know. */
  isUrgent: boolean;
  /** Milliseconds since 1970. */
  created: number;
}

/** An alert with names. */
export interface ShownAlert extends AlertFacts {
  alert_id: string;
  origin: ShownOrigin;
  status: AlertStatus;
  /** Why it failed; empty if no recipient has a reason. */
  error: string;
  tag_ids: string[];
  jobs: string[];
  locations: string[];
  /** Names of the other tags. */
  tags: string[];
  channels: AlertChannel[];
  recipients: number;
  acknowledged: number;
  /** The left-out people that the viewer may see. */
  skipped: { user_id: string; name: string; reason: SkipReason }[];
  /** The number of other left-out people. */
  skippedOthers: number;
  /** What the rule measured, at the worst place first; empty if it is about no place. */
  readings: ShownReading[];
  /** False if it was dismissed. */
  active: boolean;
  /** The viewer may remind of it and dismiss it. */
  isManaged: boolean;
}

/** How one channel delivered a notice. */
export interface ChannelResult {
  channel: AlertChannel;
  /** Null while it is not known. */
  ok: boolean | null;
  error: string;
}

/** An alert as one recipient received it. */
export interface ShownNotice extends AlertFacts {
  notice_id: string;
  alert_id: string;
  /** Null if the viewer may not see the person. */
  user_id: string | null;
  recipient: string;
  isOwn: boolean;
  state: NoticeState;
  /** Why the recipient is not notified beyond the list; null if they are. */
  muted: MuteReason | null;
  /** All tests of the alert were cleared or withdrawn: nobody is reminded any more. */
  isSettled: boolean;
  results: ChannelResult[];
  /** First delivery: milliseconds since 1970; null before. */
  sent: number | null;
  acknowledged: number | null;
  channel: AlertChannel | null;
  /** Of the acknowledgement. */
  comment: string;
  reminders: number;
  /** Time of the next automatic reminder. */
  next_reminder: number | null;
  error: string;
  active: boolean;
  /** False if the alert was dismissed for all of its recipients. */
  isAlertActive: boolean;
  isManaged: boolean;
}

export interface LogRow {
  compliance_alert_log_id: string;
  origin: AlertOrigin;
  issued_by: string | null;
  status: AlertStatus;
  metadata: {
    message: string;
    tag_ids: string[];
    trigger: AlertTrigger | null;
    channels: ChannelChoice;
    reason: AlertReason;
    /** Only people that the viewer may see. */
    skipped: { user_id: string; reason: SkipReason }[];
    /** The number of all of them; missing in rows of earlier versions. */
    skipped_count?: number;
    /** At the worst place. */
    reading?: Reading | null;
    /** At the other places. */
    other_readings?: Reading[];
    /** Of an alert of a worker: null if the viewer may not see tests of the worker. */
    request?: { symptoms: string[]; note: string; is_emergency?: boolean | null } | null;
    /** Of an alert by hand or of a worker: the people it is about that the viewer may see. */
    people?: string[];
    /** When all of its tests were cleared or withdrawn. */
    settled_time?: string;
    /** Of the notification of a tag: its tests, whether or not the viewer may see them. */
    test_keys?: string[];
  };
  active: boolean;
  created_time: string;
}

type Result = { at: string; ok: boolean; error?: string } | undefined;

export interface NoticeRow {
  compliance_user_alert_log_id: string;
  compliance_alert_log_id: string;
  /** Null if the viewer may not see the person. */
  user_id: string | null;
  acked_at: string | null;
  ack_via_channel: AlertChannel | null;
  reminds_at: string | null;
  remind_count: number;
  state: NoticeState;
  metadata: Partial<Record<AlertChannel, Result>> & {
    comment?: string;
    muted?: { why: MuteReason };
  };
  error_msg: string | null;
  active: boolean;
  created_time: string;
}

/** Tables that are read for alerts. */
export const alertLogTables = [
  'compliance_alert_logs',
  'compliance_high_risk_measurement_logs',
  'compliance_user_alert_logs',
  'measurements',
  'users',
  'tags',
  'permissions',
  'organisations',
] as const;

/** All alerts that the viewer sees, the newest first. */
export const alertLogs = defineRead({
  name: 'alerts.logs',
  tables: [...alertLogTables],
  run(copy, _params: Record<string, never>, { user_id }): ShownAlert[] {
    const viewer = viewerOf(copy, user_id);
    const byAlert = new Map<string, NoticeRow[]>();
    for (const row of copy.rows<NoticeRow>('compliance_user_alert_logs').values()) {
      const others = byAlert.get(row.compliance_alert_log_id);
      if (others === undefined) byAlert.set(row.compliance_alert_log_id, [row]);
      else others.push(row);
    }
    return [...copy.rows<LogRow>('compliance_alert_logs').values()]
      .sort((a, b) => b.created_time.localeCompare(a.created_time))
      .map((row) => shownAlert(copy, viewer, row, byAlert.get(row.compliance_alert_log_id) ?? []));
  },
});

/** All alerts of each recipient that the viewer sees, the newest first. */
export const alertNotices = defineRead({
  name: 'alerts.notices',
  tables: [...alertLogTables],
  run(copy, _params: Record<string, never>, { user_id }): ShownNotice[] {
    return noticesOf(copy, user_id, () => true);
  },
});

/** The viewer's own alerts that are neither acknowledged nor dismissed, the newest first. */
export const ownAlerts = defineRead({
  name: 'alerts.own',
  tables: [...alertLogTables],
  run(copy, _params: Record<string, never>, { user_id }): ShownNotice[] {
    return noticesOf(
      copy,
      user_id,
      (row) => row.user_id === user_id && row.active && row.acked_at === null,
    );
  },
});

function shownAlert(
  copy: Copy,
  viewer: Viewer,
  row: LogRow,
  notices: readonly NoticeRow[],
): ShownAlert {
  const { origin, status, metadata, active } = row;
  const skipped = metadata.skipped.flatMap((each) => {
    const name = nameOf(copy, each.user_id, '');
    return name === '' ? [] : [{ ...each, name }];
  });
  const { skipped_count = metadata.skipped.length } = metadata;
  const tags = metadata.tag_ids.flatMap((tag_id) => tagsById(copy).get(tag_id) ?? []);
  const namesOf = (type: string) =>
    tags
      .filter((tag) => tag.type === type)
      .map(({ name }) => name)
      .sort();
  return {
    ...factsOf(copy, row),
    ...{ alert_id: row.compliance_alert_log_id, status, active },
    origin: originOf(metadata.reason, origin),
    error: notices.find(({ error_msg }) => error_msg !== null)?.error_msg ?? '',
    tag_ids: metadata.tag_ids,
    ...{ jobs: namesOf('job'), locations: namesOf('location'), tags: namesOf('default') },
    channels: channelsOf(metadata.channels),
    recipients: notices.length,
    acknowledged: notices.filter(({ acked_at }) => acked_at !== null).length,
    ...{ skipped, skippedOthers: skipped_count - skipped.length },
    readings: readingsOf(metadata).map((each) => shownReading(copy, each)),
    isManaged: isManaged(viewer, scopeOf(copy, metadata)),
  };
}

function originOf(reason: AlertReason, origin: AlertOrigin): ShownOrigin {
  if (isRequest(reason)) return 'worker';
  return reason === 'tag' || reason === 'break' || reason === 'course' ? reason : origin;
}

/** What the recipients of alerts received, the newest first. */
export function noticesOf(
  copy: Copy,
  user_id: string,
  isWanted: (row: NoticeRow) => boolean,
): ShownNotice[] {
  const viewer = viewerOf(copy, user_id);
  const alerts = copy.rows<LogRow>('compliance_alert_logs');
  return [...copy.rows<NoticeRow>('compliance_user_alert_logs').values()]
    .filter(isWanted)
    .sort((a, b) => b.created_time.localeCompare(a.created_time))
    .flatMap((row) => {
      const alert = alerts.get(row.compliance_alert_log_id);
      // The alert comes with the same sync or the next one.
      return alert === undefined ? [] : [shownNotice(copy, viewer, row, alert)];
    });
}

function shownNotice(copy: Copy, viewer: Viewer, row: NoticeRow, alert: LogRow): ShownNotice {
  const { user_id, metadata, acked_at, reminds_at, active, state } = row;
  const channels = channelsOf(alert.metadata.channels);
  const times = channels.flatMap((channel) => {
    const result = metadata[channel];
    return result?.ok === true ? [Date.parse(result.at)] : [];
  });
  return {
    ...factsOf(copy, alert),
    ...{ notice_id: row.compliance_user_alert_log_id, alert_id: row.compliance_alert_log_id },
    ...{ user_id, recipient: nameOf(copy, user_id ?? '', 'Another supervisor'), active, state },
    isOwn: user_id === viewer.user_id,
    created: Date.parse(row.created_time),
    results: channels.map((channel) => ({
      ...{ channel, ok: metadata[channel]?.ok ?? null, error: metadata[channel]?.error ?? '' },
    })),
    sent: times.length === 0 ? null : Math.min(...times),
    acknowledged: acked_at === null ? null : Date.parse(acked_at),
    channel: row.ack_via_channel,
    comment: metadata.comment ?? '',
    muted: metadata.muted?.why ?? null,
    isSettled: alert.metadata.settled_time !== undefined,
    reminders: row.remind_count,
    next_reminder: reminds_at === null ? null : Date.parse(reminds_at),
    error: row.error_msg ?? '',
    isAlertActive: alert.active,
    isManaged: isManaged(viewer, scopeOf(copy, alert.metadata)),
  };
}

function factsOf(copy: Copy, row: LogRow): AlertFacts {
  const { issued_by, metadata } = row;
  const { reason, trigger, message, reading = null } = metadata;
  const tested =
    reason === 'tag'
      ? testedMembers(copy, {
          ...{ alert_id: row.compliance_alert_log_id, created: Date.parse(row.created_time) },
          ...{ tag_ids: metadata.tag_ids, test_keys: metadata.test_keys ?? [] },
        })
      : testedPeople(copy).get(row.compliance_alert_log_id);
  const about = tested === undefined ? placesOf(copy, metadata) : shortList(tested.names);
  const isExtreme =
    reading?.metric === 'risk_score' && riskLevel((reading.peak ?? reading).value) === 'extreme';
  const isSevere = trigger?.kind === 'status' && trigger.level === 'severe';
  return {
    ...{ reason, trigger, about, created: Date.parse(row.created_time) },
    message: metadata.request ? requestText(metadata.request) : message,
    issuer: issued_by === null ? '' : nameOf(copy, issued_by, ''),
    worker: isRequest(reason) ? workerOf(copy, metadata) : null,
    isEmergency: metadata.request?.is_emergency === true,
    tag: reason === 'tag' ? placeOf(copy, metadata.tag_ids) : '',
    reading: reading && shownReading(copy, reading),
    isUrgent: isExtreme || isSevere || isRequest(reason) || tested?.isSevere === true,
  };
}

function workerOf(copy: Copy, { people = [] }: LogRow['metadata']): RequestingWorker | null {
  const person = people.flatMap((id) => peopleById(copy).get(id) ?? [])[0];
  if (person === undefined) return null;
  const { user_id, metadata } = person;
  return { user_id, name: nameOf(copy, user_id, ''), phone: phoneOf(metadata) };
}

/** The tags that an alert is about, as the server decides who manages it. */
function scopeOf(copy: Copy, { tag_ids, people = [] }: LogRow['metadata']): string[] {
  return [...tag_ids, ...people.flatMap((id) => peopleById(copy).get(id)?.tag_ids ?? [])];
}

/** As the server decides: a manager of one of the tags of the alert, or of everybody. */
export function isManaged(viewer: Viewer, about: readonly string[]): boolean {
  const { everybody, tag_ids } = managedBy(viewer);
  return everybody || about.some((tag_id) => tag_ids.includes(tag_id));
}

function channelsOf(channels: ChannelChoice): AlertChannel[] {
  return alertChannels.filter((channel) => channels[channel]);
}
