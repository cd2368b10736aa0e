import type { AlertLevel } from '#alerts/contract';
import { latestArrival, testKey } from '#alerts/domain';
import { stateOfTest } from '#hydration/offline';
import { measurementIndex } from '#measurements/offline';
import type { Copy } from '#packages/sync/offline';
import { personName } from '#people/domain';
import { peopleById } from '#people/offline';

/** The people of the tests of an alert, as far as the viewer may see these tests. */
interface Tested {
  names: readonly string[];
  isSevere: boolean;
}

/** Names of the people of high-risk measurements by alert. The copy has those the viewer may see. */
export function testedPeople(copy: Copy): ReadonlyMap<string, Tested> {
  const table = 'compliance_high_risk_measurement_logs';
  return copy.memo('alerts.tested_people', [table, 'users'], () => {
    const byAlert = new Map<string, Tested>();
    for (const { compliance_alert_log_id, user_id, level } of copy
      .rows<{ compliance_alert_log_id: string | null; user_id: string; level: AlertLevel }>(table)
      .values()) {
      if (compliance_alert_log_id === null || !peopleById(copy).has(user_id)) continue;
      const others = byAlert.get(compliance_alert_log_id);
      byAlert.set(compliance_alert_log_id, {
        names: [...(others?.names ?? []), nameOf(copy, user_id, '')],
        isSevere: others?.isSevere === true || level === 'severe',
      });
    }
    return byAlert;
  });
}

/** The notification of a tag, as far as its tests are found by it. */
interface TagAlert {
  alert_id: string;
  tag_ids: readonly string[];
  test_keys: readonly string[];
  /** Milliseconds since 1970. */
  created: number;
}

/**
 * The same for the notification of a tag: the members whose tests are in the copy, so that the
 * viewer may see them.
 */
export function testedMembers(copy: Copy, alert: TagAlert): Tested | undefined {
  if (alert.test_keys.length === 0) return undefined;
  const index = measurementIndex(copy);
  const keys = new Set(alert.test_keys);
  const names: string[] = [];
  let isSevere = false;
  for (const { user_id, tag_ids } of peopleById(copy).values()) {
    if (!alert.tag_ids.some((tag_id) => tag_ids.includes(tag_id))) continue;
    const slot = index
      .slotsOfUser(user_id)
      .find(
        (each) =>
          Math.abs((index.created[each] ?? 0) - alert.created) <= latestArrival + tolerance &&
          keys.has(testKey(alert.alert_id, index.id(each))),
      );
    if (slot === undefined) continue;
    names.push(nameOf(copy, user_id, ''));
    isSevere ||= stateOfTest(copy, slot) === 'severe';
  }
  return names.length === 0 ? undefined : { names, isSevere };
}

/** Milliseconds by which the time of a test may be off. */
const tolerance = 3_600_000;

/** Somebody's name; people that the viewer may not see have the other one. */
export function nameOf(copy: Copy, user_id: string, other: string): string {
  const user = peopleById(copy).get(user_id);
  return user === undefined ? other : personName(user);
}
