import { useEffect, useRef, useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { ownAlerts } from '#alerts/offline';
import type { ShownNotice } from '#alerts/offline';
import type { TemperatureUnit } from '#organisation/domain';
import { useCopy } from '#packages/sync/web';
import { hideToast, showToast, useNow, useZone } from '#packages/ui';
import { whatOf } from '../alert-words.ts';
import { answerTexts, bellTexts } from '../answer-texts.ts';
import { useAnswerActions } from '../use-answer-actions.ts';
import { useUnit } from '../use-unit.ts';

const none: readonly ShownNotice[] = [];

/** The viewer's own alerts that are neither acknowledged nor dismissed, the newest first. */
export function useOwnAlerts(): readonly ShownNotice[] {
  return useCopy(ownAlerts, {}, { keepPrevious: true }).data ?? none;
}

/** Shows a toast for each own alert or reminder that arrives while the page is open. */
export function AlertToasts() {
  const { data } = useCopy(ownAlerts, {}, { keepPrevious: true });
  const unit = useUnit();
  const { acknowledge } = useAnswerActions();
  const navigate = useNavigate();
  const known = useRef<ReadonlySet<string> | null>(null);
  const shown = useRef(new Map<string, number>());
  const now = useNow();
  const zone = useZone();
  const [opened] = useState(now);
  useEffect(() => {
    if (data === undefined || unit === undefined) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...data.map(keyOf)]);
    hideAnswered(shown.current, data);
    if (before === null) return;
    const fresh = freshAlerts(data, before, opened);
    const [only, ...others] = fresh;
    if (only === undefined) return;
    if (others.length > 0) {
      const openAll = () => void navigate({ to: '/monitoring/alerts', search: ownTab });
      showToast({
        ...{ kind: 'problem', text: bellTexts.several(fresh.length), cause: 'background' },
        ...{ isListed: false, action: { label: bellTexts.openAll, run: openAll } },
      });
      return;
    }
    const toast = showToast({
      ...toastOf(only, unit, zone),
      action: {
        label: answerTexts.acknowledge,
        run: () => void acknowledge([only.notice_id]),
      },
    });
    shown.current.set(only.notice_id, toast);
  });
  return null;
}

/**
 * Hides the toasts of alerts that were answered elsewhere on the screen or on another device.
 *
 * @param shown ids of toasts by notice; the hidden ones are removed
 */
function hideAnswered(shown: Map<string, number>, open: readonly ShownNotice[]): void {
  for (const [notice_id, toast] of shown) {
    if (open.some((alert) => alert.notice_id === notice_id)) continue;
    shown.delete(notice_id);
    hideToast(toast);
  }
}

const ownTab: object = { tab: 'users', mine: true };

/**
 * The alerts and reminders that make a toast: alerts that came after the page was opened or shortly
 * before, and reminders of known ones. The first sync in a browser brings all of the older alerts,
 * which are in the bell.
 *
 * @param before keys of the known alerts
 * @param opened when the page was opened: milliseconds since 1970
 */
export function freshAlerts(
  alerts: readonly ShownNotice[],
  before: ReadonlySet<string>,
  opened: number,
): ShownNotice[] {
  const known = new Set([...before].map((key) => key.split(' ')[0]));
  return alerts.filter(
    (alert) =>
      alert.muted === null &&
      !before.has(keyOf(alert)) &&
      (known.has(alert.notice_id) || alert.created > opened - recent),
  );
}

const recent = 10 * 60_000;

/** A reminder is shown again. */
function keyOf({ notice_id, reminders }: ShownNotice): string {
  return `${notice_id} ${String(reminders)}`;
}

function toastOf(alert: ShownNotice, unit: TemperatureUnit, zone: string) {
  const { title, detail } = whatOf(alert, unit, zone);
  return {
    ...{ kind: 'problem' as const, cause: 'background' as const },
    text: alert.reminders > 0 ? bellTexts.reminder(title) : title,
    ...(detail !== '' && { detail }),
    // The bell shows it until it is acknowledged.
    isListed: false,
  };
}
