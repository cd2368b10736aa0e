export const triggerKinds = ['periodic', 'conditional', 'status', 'aggregate_percent'] as const;
export type TriggerKind = (typeof triggerKinds)[number];

export const ruleMetrics = [
  'temp',
  'heat_index',
  'risk_score',
  'days_since_last_measurement',
] as const;
export type RuleMetric = (typeof ruleMetrics)[number];

export const ruleOperators = ['>', '>=', '<', '<=', '=', '!='] as const;
export type RuleOperator = (typeof ruleOperators)[number];

export const repeatUnits = ['day', 'week'] as const;
export type RepeatUnit = (typeof repeatUnits)[number];

/** From the least to the worst; a level means that status or worse. */
export const alertLevels = ['mild', 'moderate', 'severe'] as const;
export type AlertLevel = (typeof alertLevels)[number];

export const statusActions = ['complete_survey', 'read_guidance', 'call_supervisor'] as const;
export type StatusAction = (typeof statusActions)[number];

/** The field of a high-risk measurement that records each action. */
export const actionFlags = {
  complete_survey: 'survey_completed',
  read_guidance: 'guidance_read',
  call_supervisor: 'supervisor_called',
} as const satisfies Record<StatusAction, string>;
export type ActionFlag = (typeof actionFlags)[StatusAction];

/** The field of a high-risk measurement that records that the person drank. No rule requires it. */
export const drinkFlag = 'drink_logged';

export const alertChannels = ['push', 'email', 'sms', 'webhook'] as const;
export type AlertChannel = (typeof alertChannels)[number];
