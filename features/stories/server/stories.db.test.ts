import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createOrgFixture,
  newId,
  onePixel,
  signInSupport,
  signInTo,
  smallJpeg,
} from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import type { OwnStory, PublishedStory, WaitingStory } from '#stories/contract';

let fixture: OrgFixture;
let worker: string;
let mate: string;
let admin: string;
let other: string;
let support: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  const { app, acme } = fixture;
  worker = await signInTo(app, acme.emailOf('worker_day'));
  mate = await signInTo(app, acme.emailOf('mate_day'));
  admin = await signInTo(app, acme.emailOf('admin'));
  other = await signInTo(app, fixture.other.emailOf('worker_day'));
  support = await signInSupport(fixture);
});
afterAll(() => fixture.leave());

const script = '<script>alert(1)</script> & "more"';
const storyOf = (more: object = {}) => ({
  ...{ story_id: newId(), title: 'Shade first', text: script, image: null, consent: true },
  ...more,
});
const add = (story: object, token = worker) => fixture.app.call('POST', '/v3/story', story, token);
const change = (story_id: string, more: object, token = worker) =>
  fixture.app.call('PATCH', '/v3/story', { story_id, ...more }, token);
/** The answer of the support team to a story as it is listed for them. */
const answer = async (story_id: string, more: object) => {
  const { waiting } = await list(support);
  const seen = waiting.find((each) => each.story_id === story_id);
  return change(story_id, { ...more, submitted_time: seen?.submitted_time }, support);
};
const list = async (token = worker, query = '') => {
  const { status, body } = await fixture.app.call('GET', `/v3/story${query}`, undefined, token);
  expect(status).toBe(200);
  return body.data as unknown as {
    published: PublishedStory[];
    next: string | null;
    own: OwnStory[];
    waiting: WaitingStory[];
  };
};
const pictureOf = async (story_id: string, token = worker) => {
  const path = `/v3/story/${story_id}/picture`;
  const { status, body } = await fixture.app.call('GET', path, undefined, token);
  return status === 404 ? null : (body.data as unknown as { image: string | null }).image;
};
const points = async () => {
  const { body } = await fixture.app.call('GET', '/v3/loyalty', undefined, admin);
  return (body.data as unknown as { balance: number }).balance;
};
const submitted = async (more: object = {}) => {
  const story = storyOf({ state: 'Submitted', ...more });
  expect((await add(story)).status).toBe(200);
  fixture.clock.now += 1000;
  return story.story_id;
};

test.each([
  [{ title: ' ' }, { title: 'Title is required' }],
  [{ title: 'x'.repeat(101) }, { title: 'The title can have at most 100 characters' }],
  [{ text: ' ' }, { text: 'Text is required' }],
  [{ text: 'x'.repeat(2001) }, { text: 'The text can have at most 2000 characters' }],
  [{ image: onePixel }, { image: 'Invalid image' }],
  [{ image: 'no picture' }, { image: 'Invalid image' }],
  [
    { state: 'Submitted', consent: false },
    { consent: 'Your consent is required to publish the story' },
  ],
])('[REF-03] a story with %j is rejected at its field', async (more, errors) => {
  const { status, body } = await add(storyOf(more));
  expect([status, body.errors]).toEqual([422, errors]);
  expect((await list()).own).toEqual([]);
});

test('[REF-03] a story is drafted, submitted, published by the support team, and read by everybody', async () => {
  const story = storyOf({ image: smallJpeg, consent: false });
  const { story_id } = story;
  // Of concurrent ones any may be first, so the other content comes after them.
  const added = await Promise.all([add(story), add(story)]);
  added.push(await add({ ...story, title: 'Another' }));
  expect(added.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await list()).own).toMatchObject([{ story_id, state: 'Draft', has_picture: true }]);
  expect((await change(story_id, { state: 'Submitted' })).body.errors).toEqual({
    consent: 'Your consent is required to publish the story',
  });
  expect((await change(story_id, { state: 'Submitted', consent: true })).status).toBe(200);
  for (const token of [worker, mate, admin, other]) {
    expect((await list(token)).published).toEqual([]);
    expect((await list(token)).waiting).toEqual([]);
    const { status } = await change(story_id, { state: 'Published' }, token);
    expect(status).toBe(token === worker ? 409 : 404);
  }
  expect((await list(support)).waiting).toMatchObject([{ story_id, organisation: 'acme' }]);
  expect(await pictureOf(story_id, support)).not.toBeNull();
  expect((await answer(story_id, { state: 'Published' })).status).toBe(200);
  for (const token of [worker, mate, other]) {
    const { published } = await list(token);
    expect(published).toEqual([
      {
        ...{ story_id, title: 'Shade first', text: script, has_picture: true },
        ...{ organisation: 'acme', can_withdraw: token === worker },
        published_time: new Date(fixture.clock.now).toISOString(),
      },
    ]);
    expect(await pictureOf(story_id, token)).not.toBeNull();
  }
  expect((await list(admin)).published).toMatchObject([{ can_withdraw: true }]);
  expect((await list(support)).waiting).toEqual([]);
  expect(await points()).toBe(100);
});

test('a story that is withdrawn and published again gives its points once', async () => {
  const story_id = (await list()).published[0]?.story_id ?? '';
  await change(story_id, { state: 'Published' }, support);
  expect((await change(story_id, { title: 'New' })).body.message).toBe(
    'Withdraw the story before you edit it',
  );
  expect((await change(story_id, { state: 'Draft' }, admin)).status).toBe(200);
  expect((await list(other)).published).toEqual([]);
  expect(await pictureOf(story_id, other)).toBeNull();
  const [own] = (await list()).own;
  expect(own).toMatchObject({ state: 'Draft', consent: false });
  await change(story_id, { state: 'Submitted', consent: true, text: 'Better' });
  const answers = await Promise.all([1, 2, 3].map(() => answer(story_id, { state: 'Published' })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await points()).toBe(100);
});

test('[REF-03] the support team rejects with a reason, which only the author reads', async () => {
  const story_id = await submitted();
  const without = await answer(story_id, { state: 'Rejected' });
  expect(without.body.errors).toEqual({ reason: 'A reason is required' });
  const long = await answer(story_id, { state: 'Rejected', reason: 'x'.repeat(501) });
  expect(long.body.errors).toEqual({ reason: 'The reason can have at most 500 characters' });
  await answer(story_id, { state: 'Rejected', reason: 'Too short' });
  const own = (await list()).own.find((each) => each.story_id === story_id);
  expect(own).toMatchObject({ state: 'Rejected', reason: 'Too short' });
  // It is out of sight for the support team until it is submitted again.
  expect((await change(story_id, { state: 'Published' }, support)).status).toBe(404);
  await change(story_id, { text: 'Longer' });
  expect((await list()).own.find((each) => each.story_id === story_id)?.reason).toBe('Too short');
  await change(story_id, { state: 'Submitted' });
  expect((await list()).own.find((each) => each.story_id === story_id)?.reason).toBe('');
});

test('[REF-03] the support team answers only the text that it has read', async () => {
  const story_id = await submitted();
  const read = (await list(support)).waiting.find((each) => each.story_id === story_id);
  await change(story_id, { state: 'Draft' });
  await change(story_id, { text: 'Not read by anybody', consent: true, state: 'Submitted' });
  for (const step of [{ state: 'Published' }, { state: 'Rejected', reason: 'Too short' }]) {
    for (const submitted_time of [read?.submitted_time, undefined]) {
      const late = await change(story_id, { ...step, submitted_time }, support);
      expect([late.status, late.body.message]).toEqual([
        409,
        'This story has changed. Please look at it again.',
      ]);
    }
  }
  const published = (await list(other)).published.map((each) => each.story_id);
  expect(published).not.toContain(story_id);
  expect((await answer(story_id, { state: 'Published' })).status).toBe(200);
  await change(story_id, { state: 'Draft' });
});

test('a person has at most 50 stories, also if they are added at once', async () => {
  const added = await Promise.all(Array.from({ length: 55 }, () => add(storyOf(), mate)));
  expect(added.filter(({ status }) => status === 200)).toHaveLength(50);
  const refused = added.find(({ status }) => status !== 200);
  expect([refused?.status, refused?.body.message]).toEqual([
    422,
    'You can have at most 50 stories',
  ]);
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query('select from stories where org_id = $1 and user_id = $2', [
      ...[tx.org_id, fixture.acme.id('mate_day')],
    ]),
  );
  expect(rows).toHaveLength(50);
});

test('drafts and submitted stories of others are not found, and nobody else edits a story', async () => {
  const draft = storyOf();
  await add(draft);
  const waiting = await submitted({ image: smallJpeg });
  for (const story_id of [draft.story_id, waiting]) {
    for (const token of [mate, admin, other]) {
      expect((await change(story_id, { title: 'Mine' }, token)).status).toBe(404);
      expect((await change(story_id, { state: 'Draft' }, token)).status).toBe(404);
      expect(await pictureOf(story_id, token)).toBeNull();
    }
  }
  expect((await change(draft.story_id, { state: 'Published' }, support)).status).toBe(404);
  expect((await change(waiting, { title: 'Mine' }, support)).status).toBe(404);
  const taken = await add(storyOf({ story_id: draft.story_id }), other);
  expect(taken.status).toBe(409);
  expect((await list(other)).own).toEqual([]);
});

test('a merge gives stories to the remaining person, who withdraws them', async () => {
  const { org_id, id } = fixture.acme;
  const author = await signInTo(fixture.app, fixture.acme.emailOf('worker_night'));
  const story = storyOf({ state: 'Submitted' });
  await add(story, author);
  fixture.clock.now += 1000;
  await answer(story.story_id, { state: 'Published' });
  const entries = async () =>
    (await fixture.app.call('GET', '/v3/loyalty', undefined, admin)).body.data[
      'entries'
    ] as unknown as { by: { name_first: string } | null }[];
  expect((await entries())[0]?.by).toMatchObject({ name_first: 'worker_night' });
  const merged = await fixture.app.call(
    'PATCH',
    '/v3/user/merge',
    { source_user_id: id('worker_night'), target_user_id: id('worker_day') },
    admin,
  );
  expect(merged.status).toBe(200);
  expect((await entries())[0]?.by).toMatchObject({ name_first: 'worker_day' });
  expect((await list()).own.map(({ story_id }) => story_id)).toContain(story.story_id);
  expect((await change(story.story_id, { state: 'Draft' })).status).toBe(200);
  const { rows } = await fixture.database.read(org_id, (tx) =>
    tx.query(
      `select from stories where org_id = $1 and user_id = $2
       union all select from loyalty_ledger where org_id = $1 and user_id = $2`,
      [org_id, id('worker_night')],
    ),
  );
  expect(rows).toEqual([]);
});

test('more published stories are read page by page, and a closed organisation has none', async () => {
  const ids: string[] = [];
  for (let nth = 0; nth < 26; nth += 1) {
    const story_id = await submitted({ title: `Story ${String(nth)}` });
    await answer(story_id, { state: 'Published' });
    ids.unshift(story_id);
  }
  const first = await list(other);
  expect(first.published.map(({ story_id }) => story_id)).toEqual(ids.slice(0, 24));
  const second = await list(other, `?after=${String(first.next)}`);
  expect(second.published.map(({ story_id }) => story_id).slice(0, 2)).toEqual(ids.slice(24));
  expect(second.next).toBeNull();
  await fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query('update organisations set active = false where org_id = $1', [tx.org_id]),
  );
  expect((await list(other)).published).toEqual([]);
  expect(await pictureOf(ids[0] ?? '', other)).toBeNull();
});
