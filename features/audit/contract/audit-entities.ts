/** What the log tells of, in the order in which its filter offers them. */
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
  'letter',
] as const;
