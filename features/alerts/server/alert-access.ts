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
