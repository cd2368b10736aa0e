import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { alertMessages as messages } from './alert-messages.ts';
import { alertRule, alertRuleFields, channelChoice } from './alert-rule.ts';

/** Ids that one call may name; one that restores, of each kind. */
export const mostIds = 500;
/** Notices of which one call may remind: each may cause several messages. */
export const mostReminded = 50;
/** Longest message of an alert by hand, in characters. */
export const longestMessage = 500;

const ids = z.object({ ids: z.array(z.guid()).min(1).max(mostIds) });
/** The rows that were changed or already were as asked, and those that could not be. */
const idsDone = z.object({
  ids: z.array(z.string()),
  failed: z.array(z.object({ id: z.string(), reason: z.string() })),
});

export const saveAlertRule = endpoint({
  name: 'alert.save_rule',
  method: 'POST',
  path: '/v3/alert/rule/',
  summary:
    'Saves an alert rule, also a new one. `enabled` false switches it off, `active` false deletes it.',
  right: 'org_admin',
  feature: 'alert',
  body: alertRuleFields,
  data: alertRule,
});

/** What an alert by hand is about. */
export const alertAbout = {
  tag_ids: z.array(z.guid()).max(1000),
  user_ids: z.array(z.guid()).max(mostIds).optional(),
  measurement_ids: z.array(z.guid()).max(mostIds).optional(),
};

export const alertSupervisors = endpoint({
  name: 'alert.send',
  method: 'POST',
  path: '/v3/alert',
  summary:
    'Alerts the supervisors of tags that the caller manages. With `user_ids` the alert is about these people, with `measurement_ids` about these tests.',
  right: 'signed_in',
  feature: 'alert',
  body: z.object({
    compliance_alert_log_id: z.guid(),
    message: z.string().trim().max(longestMessage, messages.longMessage).optional(),
    ...alertAbout,
    channels: channelChoice.optional(),
  }),
  data: z.object({
    alert_log: z.object({ compliance_alert_log_id: z.string(), status: z.string() }),
    /** Only people that the caller can see. */
    user_logs: z.array(z.object({ compliance_user_alert_log_id: z.string(), user_id: z.string() })),
    skipped: z.array(z.object({ user_id: z.string(), reason: z.string() })),
    /** All people. */
    counts: z.object({ sent: z.number(), skipped: z.number() }),
  }),
  errors: ['DUPLICATE', 'TOO_MANY'],
});

/** The comment of an acknowledgement by which a supervisor promises a worker to come. */
export const comingComment = 'I am coming';

export const acknowledgeAlerts = endpoint({
  name: 'alert.acknowledge',
  method: 'POST',
  path: '/v3/alert/user-log/ack',
  summary: 'Acknowledges alerts sent to the caller. Those of others are left out.',
  right: 'signed_in',
  feature: 'alert',
  body: ids.extend({
    /** Where it was acknowledged. */
    channel: z.enum(['push', 'email', 'sms', 'webhook']).default('push'),
    comment: z.string().trim().max(longestMessage, messages.longMessage).default(''),
  }),
  data: idsDone,
});

export const remindAlerts = endpoint({
  name: 'alert.remind',
  method: 'PATCH',
  path: '/v3/alert/user-log/remind',
  summary: 'Reminds people of alerts that they have not acknowledged.',
  right: 'signed_in',
  feature: 'alert',
  body: z.object({ ids: z.array(z.guid()).min(1).max(mostReminded) }),
  data: idsDone,
});

export const dismissUserAlert = endpoint({
  name: 'alert.dismiss_notice',
  method: 'DELETE',
  path: '/v3/alert/user-log/{id}',
  summary: 'Dismisses an alert of one recipient.',
  right: 'signed_in',
  feature: 'alert',
  params: z.object({ id: z.guid() }),
  data: z.object({ id: z.string() }),
});

export const dismissAlert = endpoint({
  name: 'alert.dismiss',
  method: 'DELETE',
  path: '/v3/alert/log/{id}',
  summary: 'Dismisses an alert for all of its recipients.',
  right: 'signed_in',
  feature: 'alert',
  params: z.object({ id: z.guid() }),
  data: z.object({ id: z.string() }),
});

export const dismissHighRisk = endpoint({
  name: 'alert.dismiss_high_risk',
  method: 'PATCH',
  path: '/v3/alert/high-risk-measurement/logs/delete',
  summary: 'Dismisses high-risk measurements.',
  right: 'signed_in',
  feature: 'alert',
  body: ids,
  data: idsDone,
});

/** Ids of one kind of rows to restore. */
const restoredIds = z.array(z.guid()).min(1, messages.nothingToRestore).max(mostIds).optional();

export const restoreAlerts = endpoint({
  name: 'alert.restore',
  method: 'POST',
  path: '/v3/alert/restore',
  summary:
    'Restores dismissed alerts with the notices that were dismissed with them, alerts of single recipients, and high-risk measurements. Nothing is sent again by this.',
  right: 'signed_in',
  feature: 'alert',
  body: z
    .object({ alert_ids: restoredIds, user_alert_ids: restoredIds, high_risk_ids: restoredIds })
    .refine((lists) => Object.values(lists).some((list) => list !== undefined), {
      ...{ message: messages.nothingToRestore, path: ['alert_ids'] },
    }),
  bodyLimit: 64 * 1024,
  /** The rows that are active now, and those that could not be restored. */
  data: z.object({
    alert_ids: z.array(z.string()),
    user_alert_ids: z.array(z.string()),
    high_risk_ids: z.array(z.string()),
    failed: idsDone.shape.failed,
  }),
});

export const changeHighRisk = endpoint({
  name: 'alert.change_high_risk',
  method: 'PATCH',
  path: '/v3/alert/high-risk-measurement/{id}',
  summary: 'Records which actions of a high-risk measurement are done.',
  right: 'signed_in',
  feature: 'alert',
  params: z.object({ id: z.guid() }),
  body: z.object({
    survey_completed: z.boolean().optional(),
    guidance_read: z.boolean().optional(),
    supervisor_called: z.boolean().optional(),
    drink_logged: z.boolean().optional(),
    /** When it was done, if it is sent later, such as after a time without a connection. */
    time: z.iso.datetime(messages.timeInvalid).max(40, messages.timeInvalid).optional(),
  }),
  data: z.object({ id: z.string() }),
  errors: ['CONFLICT'],
});
