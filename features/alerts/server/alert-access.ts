import type { Viewer } from '#permissions/contract';
import { managedBy } from '#permissions/domain';

/** The parts of an alert that decide who may manage it. */
export interface AlertTags {
  tag_ids: readonly string[];
}

/** Whether somebody may remind of an alert and dismiss it: a manager of one of its tags. */
export function mayManageAlert(viewer: Viewer, alert: AlertTags | undefined): boolean {
  if (alert === undefined) return false;
  const { everybody, tag_ids } = managedBy(viewer);
  return everybody || alert.tag_ids.some((tag_id) => tag_ids.includes(tag_id));
}

/**
 * SQL expression: the ids of the tags that an alert is about, as text[]. An alert by hand about
 * people is about their tags too, as they were when it was sent.
 *
 * @param alias of compliance_alert_logs
 */
export function tagsOfAlert(alias: string): string {
  return `array(
    select jsonb_array_elements_text(${alias}.metadata->'tag_ids')
    union
    select jsonb_array_elements_text(about->'tag_ids')
    from jsonb_array_elements(${alias}.targets) as about where ${alias}.origin = 'manual')`;
}
