import { expect, test } from 'vitest';
import type { Field } from './copy-rows.ts';
import { restText, textMember } from './rest-text.ts';

/** Fields as COPY sends them, one behind the other; null has no bytes. */
function sent(values: readonly (string | null)[]) {
  const bytes = Buffer.from(values.join(''));
  let at = 0;
  const fields = values.map((value): Field => {
    const length = value === null ? -1 : Buffer.byteLength(value);
    const field = { at, length };
    at += Math.max(length, 0);
    return field;
  });
  return { bytes, fields };
}

const rest = [
  { name: 'note', kind: 'text' },
  { name: 'metadata', kind: 'jsonb' },
] as const;

function readBack(text: string): unknown {
  return JSON.parse(Buffer.from(text, 'latin1').toString('utf8'));
}

test.each(['“tab”\t\n\\ äöü 🌡 \u2028 \u007f \u0001', '', '"}'])(
  'the text %j comes back',
  (note) => {
    const { bytes, fields } = sent(['a column', note, `\x01${JSON.stringify({ deep: [note] })}`]);
    expect(readBack(restText(rest, bytes, fields, ''))).toEqual({
      note,
      metadata: { deep: [note] },
    });
  },
);

test('a text is as many characters as it has bytes', () => {
  const { bytes, fields } = sent(['ä🌡', '\x01{}']);
  const text = restText(rest, bytes, fields, '');
  expect(text.length).toBe(Buffer.byteLength('{"note":"ä🌡","metadata":{}}'));
});

test('null is null, and further members go first', () => {
  const { bytes, fields } = sent(['of a later build', null, null]);
  const odd = textMember('type', bytes, fields[0] ?? { at: 0, length: -1 });
  const text = restText(rest, bytes, fields, odd);
  expect(text).toBe('{"type":"of a later build","note":null,"metadata":null}');
  expect(restText([], bytes, [], '')).toBe('{}');
});

test('jsonb in another form is refused', () => {
  const { bytes, fields } = sent(['note', '\x02{}']);
  expect(() => restText(rest, bytes, fields, '')).toThrow('jsonb of another version');
});
