import { expect, test } from 'vitest';
import type { VerifiedRow } from '#imports/contract';
import { readVerifyAnswer } from './verify-answer.ts';

const row: VerifiedRow = {
  ...{ row: 2, action: 'create', user_id: null, name_first: 'Ana', name_last: '', email: null },
  ...{ has_password: false, tags: [], errors: [], warnings: [] },
};

test('rows come with the token for the import', () => {
  const answer = { status: true, data: [row], import_token: 'abc' };
  expect(readVerifyAnswer(answer)).toEqual({ is: 'rows', rows: [row], import_token: 'abc' });
});

test.each([
  [0, 'No file was uploaded.'],
  [1, 'Invalid file type. Only .xls or .xlsx files are allowed.'],
  [2, 'Invalid file content. MIME type not supported.'],
  [3, 'No worksheet found in the Excel file.'],
  [4, 'Missing required headers in the Excel file. Please use the latest template.'],
  [5, 'Permission denied. You must be an org admin.'],
  [6, 'Unknown error code: 6'],
  [-1, 'Unknown error code: -1'],
])(
  '[IMP-12, IMP-13, IMP-14, IMP-15, IMP-16, IMP-17, IMP-18] code %i has its sentence',
  (data, text) => {
    expect(readVerifyAnswer({ status: true, data })).toEqual({ is: 'message', text });
  },
);

test('missing headers are named', () => {
  const answer = { status: true, data: 4, missing: ['Email', 'Jobs', 'Tags'] };
  expect(readVerifyAnswer(answer)).toEqual({
    is: 'message',
    text: 'Missing required headers in the Excel file. Please use the latest template. Missing: Email, Jobs and Tags.',
  });
});

test.each([undefined, null, 'text', {}, { data: [] }, { status: false, data: 2 }])(
  '[IMP-19] a response without a status: %j',
  (answer) => {
    expect(readVerifyAnswer(answer)).toEqual({ is: 'message', text: 'Server not responsive' });
  },
);

test.each([
  { status: true },
  { status: true, data: 'rows' },
  { status: true, data: [row] },
  { status: true, data: [{ ...row, action: 'else' }], import_token: 'abc' },
])('[IMP-20] a response of another shape: %j', (answer) => {
  expect(readVerifyAnswer(answer)).toEqual({ is: 'message', text: 'Unexpected response format' });
});
