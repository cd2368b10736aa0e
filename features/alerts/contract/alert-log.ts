/** Who caused an alert. */
export const alertOrigins = ['manual', 'rule'] as const;
export type AlertOrigin = (typeof alertOrigins)[number];

/**
 * Who caused an alert, as lists show it: the dehydration notification of a tag, a late break, a
 * worker who asks for help and a course that is due are no rules.
 */
export const shownOrigins = [...alertOrigins, 'tag', 'break', 'worker', 'course'] as const;
export type ShownOrigin = (typeof shownOrigins)[number];

/** States of an alert. */
export const alertStatuses = ['queued', 'sent', 'failed'] as const;
export type AlertStatus = (typeof alertStatuses)[number];

/** States of an alert for one recipient. */
export const noticeStates = ['queued', 'sent', 'reminded', 'acknowledged', 'failed'] as const;
export type NoticeState = (typeof noticeStates)[number];

/** Rows of a page of the alerts of recipients. */
export const userLogPage = 10;
