import { expect, test } from 'vitest';
import { organisationMessages as messages } from './organisation-messages.ts';
import { organisationChange } from './organisation-change.ts';

const sentencesOf = (change: unknown) =>
  organisationChange
    .safeParse(change)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

test.each([
  [{ name: ' Ac\u200bme \n' }, { name: 'Acme' }],
  [{ metadata: { _beta: ['heat_stress', 'alert', 'alert'] } }, ['alert', 'heat stress']],
  [{ metadata: { _beta: [] } }, []],
] as const)('[ORG-03] %j is read as %j', (change, taken) => {
  const parsed = organisationChange.parse(change);
  expect('name' in change ? parsed : parsed.metadata?._beta).toEqual(taken);
});

test('the sender name of emails is stored as one line', () => {
  const change = { metadata: { _sender_name: ' Acme\r\nBcc: eve@evil.example\u0007 ' } };
  expect(organisationChange.parse(change).metadata?._sender_name).toBe(
    'Acme Bcc: eve@evil.example',
  );
});

test.each([0, 8, 15, '7'])('an absence of %j days is refused', (days) => {
  expect(sentencesOf({ metadata: { _acclimatisation_absence: days } })).toEqual([
    ['metadata._acclimatisation_absence', 'Choose 14 or 7 days'],
  ]);
});

test('a time zone is stored in the case of the time zone database', () => {
  const change = { metadata: { _timezone: 'australia/brisbane' } };
  expect(organisationChange.parse(change).metadata?._timezone).toBe('Australia/Brisbane');
});

test.each([
  [['alert'], true],
  [['roster'], true],
  [['heat stress'], true],
  [['alert', 'roster', 'heat stress'], true],
  [['alert', 'quote'], false],
  [['Roster'], false],
])('[ORG-04] the list _beta may be %j: %s', (_beta, isTaken) => {
  const { success, data } = organisationChange.safeParse({ metadata: { _beta } });
  expect(success).toBe(isTaken);
  if (isTaken) expect(data?.metadata?._beta).toEqual(_beta);
});

test.each([
  { _measurement_system: 'metric' },
  { _measurement_system: 'imperial' },
  { _show_preview_features: false },
  { _heat_index_threshold: 20 },
  { _heat_index_threshold: 60 },
  { _heat_index_threshold: 37.8 },
  { _heat_index_threshold: null },
  { _acclimatisation_absence: 14 },
  { _acclimatisation_absence: 7 },
  { _acclimatisation_absence: null },
  { _timezone: 'Australia/Brisbane' },
  { _timezone: 'UTC' },
  { _password_min_length: 8 },
  { _password_min_length: 64 },
  { _password_min_length: null },
  { _report_brand: 'MX3' },
  { _report_brand: '' },
  { _alert_escalation: false },
  { _sender_name: "Ironbark, O'Neil & Söhne" },
  { _sender_name: '' },
  { site_code: 'B7', floors: [1, 2], note: null },
])('%j is kept unchanged', (metadata) => {
  expect(organisationChange.parse({ metadata })).toEqual({ metadata });
});

test.each([
  [{ _measurement_system: 'Metric' }, '_measurement_system', messages.unknownSystem],
  [{ _measurement_system: null }, '_measurement_system', messages.unknownSystem],
  [{ _heat_index_threshold: 19.9 }, '_heat_index_threshold', messages.threshold],
  [{ _heat_index_threshold: 60.1 }, '_heat_index_threshold', messages.threshold],
  [{ _heat_index_threshold: '40' }, '_heat_index_threshold', messages.threshold],
  [{ _beta: ['alerts'] }, '_beta', messages.unknownFeature],
  [{ _timezone: 'Mars/Olympus' }, '_timezone', messages.unknownZone],
  [{ _timezone: '+08:00' }, '_timezone', messages.unknownZone],
  [{ _timezone: '' }, '_timezone', messages.unknownZone],
  [{ _password_min_length: 7 }, '_password_min_length', messages.passwordLength],
  [{ _password_min_length: 65 }, '_password_min_length', messages.passwordLength],
  [{ _password_min_length: 8.5 }, '_password_min_length', messages.passwordLength],
  [{ _report_brand: 'x'.repeat(41) }, '_report_brand', messages.brandTooLong],
  [{ _report_brand: 'a\ud800' }, '_report_brand', messages.brandTooLong],
  [{ _sender_name: 'x'.repeat(101) }, '_sender_name', messages.senderTooLong],
  [{ _sender_name: 'Acme "Heat"' }, '_sender_name', messages.senderInvalid],
  [{ _sender_name: 'Acme <a@b.example>' }, '_sender_name', messages.senderInvalid],
  // A full-width quotation mark is stored as the usual one.
  [{ _sender_name: 'Acme \uff02Heat' }, '_sender_name', messages.senderInvalid],
  [{ _sender_name: 7 }, '_sender_name', messages.senderInvalid],
  [{ _admin: true }, '_admin', messages.unknownKey],
  [{ _beta_: [] }, '_beta_', messages.unknownKey],
])('%j is rejected at its field', (metadata, field, sentence) => {
  expect(sentencesOf({ metadata })?.[0]).toEqual([`metadata.${field}`, sentence]);
});

test('a key that every object inherits is no known setting', () => {
  expect(sentencesOf({ metadata: JSON.parse('{"__proto__": {"x": 1}}') as object })).toBeDefined();
  expect(sentencesOf({ metadata: { __defineGetter__: 1 } })?.[0]?.[1]).toBe(messages.unknownKey);
});

test.each([
  [{}, messages.nothingToChange],
  [{ metadata: {} }, messages.nothingToChange],
  [{ name: '   ' }, messages.nameRequired],
  [{ name: '\u200b\u2060' }, messages.nameRequired],
  [{ name: 'Acme\ud800' }, messages.nameInvalid],
  [{ name: 'x'.repeat(201) }, messages.nameTooLong],
  [{ metadata: { long: 'x'.repeat(17_000) } }, messages.tooMuch],
])('%j is rejected', (change, sentence) => {
  expect(sentencesOf(change)?.[0]?.[1]).toBe(sentence);
});

test('other columns of the organisation cannot be changed', () => {
  expect(sentencesOf({ name: 'Acme', active: false })).toBeDefined();
});
