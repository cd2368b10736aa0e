/** Entities of the log, in the order of its filter. */
export const auditEntities = [
  'user',
  'organisation',
  'permission',
  'tag',
  'measurement',
  'custom_type',
  'link_type',
  'link',
  'strategy',
  'survey',
  'device',
  'alert_rule',
  'roster',
  'report',
  'assessment',
  'email',
] as const;
