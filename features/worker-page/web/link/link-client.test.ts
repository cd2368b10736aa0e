import { expect, test } from 'vitest';
import {
  markAccessSection,
  readAccess,
  readAccessAssessment,
  readAccessCourse,
  readAccessImage,
  submitAccessAttempt,
} from '#access/contract';
import { CallError } from '#packages/http/web';
import { readWorkerPage, sendRequest } from '#worker-page/contract';
import { createLinkClient, isInvalidLink, linkPaths } from './link-client.ts';

test('the paths of this page are those of the contracts', () => {
  const ours = [
    ...[linkPaths.home, linkPaths.page, linkPaths.request],
    ...[linkPaths.course('{id}'), linkPaths.progress('{id}'), linkPaths.image('{id}')],
    ...[linkPaths.assessment('{id}', '{aid}'), linkPaths.attempt('{id}', '{aid}')],
  ];
  const theirs = [
    ...[readAccess, readWorkerPage, sendRequest],
    ...[readAccessCourse, markAccessSection, readAccessImage],
    ...[readAccessAssessment, submitAccessAttempt],
  ];
  expect(ours.map((path) => `/v3/access/{token}${path}`)).toEqual(theirs.map(({ path }) => path));
});

const answering = (status: number, body: unknown) =>
  createLinkClient('a/b', () => Promise.resolve(Response.json(body, { status })));
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (failure: unknown) => failure as CallError,
  );

test('an answer is its data, and the token is one part of the path', async () => {
  const asked: string[] = [];
  const client = createLinkClient('a/b', (path) => {
    asked.push(path instanceof Request ? path.url : String(path));
    return Promise.resolve(Response.json({ status: true, data: { recipients: 2 } }));
  });
  expect(await client.post(linkPaths.request, {})).toEqual({ recipients: 2 });
  expect(asked).toEqual(['/v3/access/a%2Fb/request']);
});

test.each([
  [404, { status: false, code: 'NOT_FOUND', message: 'gone' }, { is: true, isUnanswered: false }],
  [429, { status: false, code: 'TOO_MANY', message: 'wait' }, { is: false, isUnanswered: false }],
  [502, 'a proxy', { is: false, isUnanswered: true }],
  [404, 'a proxy', { is: true, isUnanswered: true }],
])('status %i with %j', async (status, body, expected) => {
  const failure = await failureOf(answering(status, body).get(''));
  expect(failure).toBeInstanceOf(CallError);
  const seen = { is: isInvalidLink(failure), isUnanswered: failure?.isUnanswered };
  expect(seen).toEqual({ ...expected, is: expected.is && !expected.isUnanswered });
});

test('without a connection nobody has answered', async () => {
  const client = createLinkClient('a', () => Promise.reject(new TypeError('offline')));
  expect(await failureOf(client.get(''))).toMatchObject({ status: 0, isUnanswered: true });
});
