import type { AuditChange } from '#audit/contract';
import { isId } from '#packages/kit';
import { accessFromText, permissionSentence } from '#permissions/domain';

/** The name of a person or tag by id; undefined if it is not known. */
export type NameOf = (id: string) => string | undefined;

/** A change in words: 'First name: Ana → Anna'. */
export function changeWords(change: AuditChange, nameOf: NameOf): string {
  const { field, before, after, is_erased, is_hidden } = change;
  if (field === '_others') return `${String(after)} other fields`;
  const label = fieldWord(field, nameOf);
  if (is_erased === true) return `${label}: values deleted`;
  if (is_hidden === true) return `${label}: changed, values not shown`;
  const word = (value: unknown) => valueWord(field, value, nameOf);
  return `${label}: ${word(before)} → ${word(after)}`;
}

/** The label of a field, as in the form that changes it. */
function fieldWord(field: string, nameOf: NameOf): string {
  const tag = tagOfAccess(field);
  if (tag !== undefined) {
    return tag === null ? 'Access to all people' : `Access to ${nameOf(tag) ?? 'a deleted tag'}`;
  }
  const word = fieldWords[field];
  if (word !== undefined) return word;
  const name = field.replace(/^(?:metadata|trigger)\./, '');
  // Custom fields have the names that somebody chose.
  return /^[a-z_\d]+$/.test(name) ? wordsOf(name) : name;
}

/** The tag of a changed access; null for all people, undefined if the field is another one. */
function tagOfAccess(field: string): string | null | undefined {
  const tag = /^permission\.(.+)$/.exec(field)?.[1];
  return tag === 'all' ? null : tag;
}

function valueWord(field: string, value: unknown, nameOf: NameOf): string {
  const words = typeof value === 'boolean' ? stateWords[field] : undefined;
  if (words !== undefined) return words[value === true ? 0 : 1];
  const tag = tagOfAccess(field);
  if (tag !== undefined && typeof value === 'string') {
    const name = tag === null ? null : (nameOf(tag) ?? 'a deleted tag');
    return permissionSentence(accessFromText(value), name);
  }
  return plainWord(value, nameOf);
}

function plainWord(value: unknown, nameOf: NameOf): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return isId(value) ? (nameOf(value) ?? 'unknown') : value;
  if (Array.isArray(value)) {
    const words = value.map((each) => plainWord(each, nameOf));
    return words.length === 0 ? 'none' : words.join(', ');
  }
  if (typeof value !== 'object') return JSON.stringify(value);
  return Object.entries(value)
    .map(([key, each]) => `${wordsOf(key)} ${plainWord(each, nameOf)}`)
    .join(', ');
}

/** 'Emergency number' for `_emergency_number`. */
function wordsOf(name: string): string {
  const words = name.replaceAll('_', ' ').trim();
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

/** Words for true and false of fields that are no question. */
const stateWords: Readonly<Record<string, readonly [string, string]>> = {
  active: ['kept', 'deleted'],
  valid: ['valid', 'invalid'],
  is_hidden: ['hidden', 'shown'],
  enabled: ['on', 'off'],
};

/** The labels of the forms, where the name of a field does not say the same. */
const fieldWords: Readonly<Record<string, string>> = {
  name_first: 'First name',
  name_last: 'Last name',
  tag_ids: 'Tags',
  active: 'State',
  valid: 'Validity',
  is_hidden: 'Visibility',
  enabled: 'Alerts',
  metadata: 'Field',
  'metadata._addresses': 'Addresses',
  'metadata._check_high_errors': 'Check unusually high readings',
  'metadata._measurement_system': 'Units',
  'metadata._timezone': 'Time zone',
  'metadata._report_brand': 'Brand',
  'metadata._password_min_length': 'Minimum length of passwords',
  'metadata._acclimatisation_absence': 'Longest absence from heat',
  'metadata._beta': 'Preview features',
  'metadata._values_seen_by': 'People who see values',
  'metadata._supervisors_see': 'What supervisors see',
  'metadata.lat': 'Latitude',
  'metadata.lon': 'Longitude',
  'trigger.realert_after_hours': 'Repeat the alert after (hours)',
  'trigger.operator_type': 'Operator',
  'trigger.enable_forecast': 'Use the forecast',
  'trigger.level': 'Test result',
  'trigger.start_at': 'First reminder',
  'trigger.end_at': 'End',
  'trigger.timezone': 'Time zone',
  'trigger.every_n': 'Repeat every',
  'trigger.unit': 'Repeat unit',
};
