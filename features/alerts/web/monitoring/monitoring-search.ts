import {
  alertLevels,
  alertStatuses,
  noticeStates,
  shownOrigins,
  userLogPage,
} from '#alerts/contract';
import { answerGroups } from '#alerts/domain';
import { param } from '#packages/kit';
import { listSearch } from '#packages/ui';

const id = param.orNull(param.id);
const isSet = param.or(param.flag, false);

/** Windows of time of the lists, in hours. */
export const riskWindows = { '24h': 24, '7d': 168, '30d': 720 } as const;
export const riskWindowKeys = ['24h', '7d', '30d'] as const;

/** Tabs of /monitoring/alerts. */
export const alertTabs = ['alerts', 'users'] as const;
export type AlertTab = (typeof alertTabs)[number];

const shared = {
  tab: param.or(param.oneOf(alertTabs), 'alerts'),
  /** A notice to acknowledge, from the link in its message. */
  ack: id,
  /** The channel of that link; by default email. */
  via: param.orNull(param.oneOf(['sms'])),
  dismissed: isSet,
};

/** The URL search of the tab Alerts. */
export const alertSearch = listSearch(
  { size: 25, sort: 'created', descending: true },
  {
    ...shared,
    origin: param.orNull(param.oneOf(shownOrigins)),
    status: param.orNull(param.oneOf(alertStatuses)),
    job: id,
    location: id,
    /** The alert whose recipients are shown. */
    open: id,
  },
);
export type AlertQuery = typeof alertSearch.defaults;

/** The URL search of the tab User alerts. */
export const noticeSearch = listSearch(
  { size: userLogPage, sort: 'alert', descending: true },
  {
    ...shared,
    /** How it was answered. */
    answer: param.orNull(param.oneOf(answerGroups)),
    window: param.orNull(param.oneOf(riskWindowKeys)),
    state: param.orNull(param.oneOf(noticeStates)),
    recipient: id,
    mine: isSet,
  },
);
export type NoticeQuery = typeof noticeSearch.defaults;

/** The valid part of the URL search of /monitoring/alerts, by its tab. */
export function validAlertSearch(search: Record<string, unknown>): object {
  return search['tab'] === 'users' ? noticeSearch.validate(search) : alertSearch.validate(search);
}

/**
 * What was done about high-risk measurements: required actions are open; an action or a better
 * re-test followed; one of these within 30 minutes.
 */
export const actionGroups = ['open', 'handled', 'in_time'] as const;

/** The URL search of /monitoring/high-risk-measurements. */
export const riskSearch = listSearch(
  { size: 25, sort: 'measured', descending: true },
  {
    level: param.orNull(param.oneOf(alertLevels)),
    window: param.orNull(param.oneOf(riskWindowKeys)),
    job: id,
    location: id,
    actions: param.orNull(param.oneOf(actionGroups)),
    /** The row in the drawer. */
    open: id,
  },
);
export type RiskQuery = typeof riskSearch.defaults;
