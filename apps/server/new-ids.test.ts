import { expect, test } from 'vitest';
import type { z } from 'zod';
import { newMeasurement } from '#measurements/contract';
import { fieldErrors, idInvalid, readInput } from '#packages/http/contract';
import { endpoints } from './composition.ts';
import { sampleOf, withField } from './test-calls-with-body.ts';

/** Where each create call has the id of the new row. */
const created: Readonly<Record<string, string>> = {
  'attention.record': 'entry_id',
  'custom_type.create': 'custom_id',
  'device.create': 'device_id',
  'device.make_token': 'device_token_id',
  'education.assign': 'assignment_id',
  'education.attempt': 'attempt_id',
  'education.create_module': 'module_id',
  'education.save_image': 'image_id',
  'emergency.add_entry': 'entry_id',
  'incident.create': 'incident_file_id',
  'invitation.accept': 'user_id',
  'invitation.create': 'invitation_id',
  'link.create': 'link_id',
  'link_type.create': 'link_type_id',
  'measurement.create': 'measurement_id',
  'profile_view.create': 'view_id',
  'reading.create': 'reading_id',
  'site_correction.create': 'correction_id',
  'report.run': 'run_id',
  'roster.create': 'roster_id',
  'roster.create_leave': 'roster_user_leave_id',
  'rule_pack.create': 'rule_pack_id',
  'service.test': 'test_id',
  'sample.add': 'sample_id',
  'session.save': 'session_id',
  'tag.create': 'tag_id',
  'ticket.add_file': 'file_id',
  'ticket.open': 'ticket_id',
  'user.create': 'user_id',
};

const nobodys = [
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '01900000-0000-9000-8000-000000000001',
  '01900000-0000-0000-8000-000000000001',
  '01900000-0000-7000-0000-000000000001',
  '01900000-0000-7000-c000-000000000001',
];
const anyones = ['01900000-0000-7000-8000-000000000001', '5E4D3C2B-1A09-4F8E-9D7C-6B5A4F3E2D1C'];

function schemaOf(name: string): z.ZodType {
  // The rows of this call are read one by one.
  if (name === 'measurement.create') return newMeasurement;
  const call = endpointOf(name);
  // The id of a file is in the path, as its body is the file.
  const schema = name === 'ticket.add_file' ? call?.params : call?.body;
  if (schema === undefined) throw new Error(`${name} takes no id`);
  return schema;
}

function endpointOf(name: string) {
  return endpoints.find((each) => each.name === name);
}

function problemAt(schema: z.ZodType, path: readonly string[], id: string): string | undefined {
  const { error } = readInput(schema, withField(sampleOf(schema), path, id));
  return error === undefined ? undefined : fieldErrors(error)[path.join('.')];
}

test.each(Object.entries(created))(
  '%s rejects nil, max, version 9 and other variants',
  (name, id) => {
    for (const text of nobodys) expect(problemAt(schemaOf(name), [id], text), text).toBe(idInvalid);
    for (const text of anyones) expect(problemAt(schemaOf(name), [id], text), text).toBeUndefined();
  },
);

test('linked values of a new test follow the same rules', () => {
  const path = ['links', '0', 'link_id'];
  for (const text of nobodys) expect(problemAt(newMeasurement, path, text), text).toBe(idInvalid);
});

test("every call that creates a row under a client's id is included", () => {
  const named = endpoints.flatMap(({ name }) =>
    /\.(?:create|make_token)$/.test(name) ? [name] : [],
  );
  expect(Object.keys(created)).toEqual(expect.arrayContaining(named));
  expect(Object.keys(created).filter((name) => endpointOf(name) === undefined)).toEqual([]);
});
