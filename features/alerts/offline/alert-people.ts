import type { AlertLevel } from '#alerts/contract';
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

/** The same for the notification of a tag, from the tests that the viewer may see. */
export function testedMembers(copy: Copy, test_ids: readonly string[]): Tested | undefined {
  if (test_ids.length === 0) return undefined;
  const index = measurementIndex(copy);
  const slots = test_ids
    .map((measurement_id) => index.slotOf(measurement_id))
    .filter((slot) => slot >= 0 && index.live[slot] === 1);
  if (slots.length === 0) return undefined;
  const user_ids = slots.map((slot) => index.userIds[index.user[slot] ?? 0] ?? '');
  return {
    names: user_ids.map((user_id) => nameOf(copy, user_id, '')).filter((name) => name !== ''),
    isSevere: slots.some((slot) => stateOfTest(copy, slot) === 'severe'),
  };
}

/** Somebody's name; people whom the viewer may not see have the other one. */
export function nameOf(copy: Copy, user_id: string, other: string): string {
  const user = peopleById(copy).get(user_id);
  return user === undefined ? other : personName(user);
}
