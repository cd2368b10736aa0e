import { pointsOf } from '#loyalty/contract';
import { addEntry } from '#loyalty/server';
import type { WriteTx } from '#packages/database';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { plainPicture } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { isAdmin, isSupportAdmin } from '#permissions/domain';
import {
  addStory,
  changeStory,
  listStories,
  mostOwn,
  mostWaiting,
  readStoryPicture,
  storyMessages as messages,
  storyPage,
} from '#stories/contract';
import { isEditable, mayStep } from '#stories/domain';
import type { StoryState } from '#stories/contract';
import type { StoryActor } from '#stories/domain';
import { findOrganisationOf, findSubmitted } from './across-organisations.ts';
import {
  findAuthors,
  findOwn,
  findOwnStory,
  findPicture,
  findPublished,
  insertStory,
  lockStories,
  lockStory,
  updateStory,
} from './story-store.ts';
import type { LockedStory } from './story-store.ts';

/** Calls about stories. */
export const storyCalls: Bound<Viewer>[] = [
  bind(listStories, list),
  bind(readStoryPicture, picture),
  bind(addStory, add),
  bind(changeStory, change),
];

async function list({ viewer, query, database }: Call<typeof listStories, Viewer>) {
  const after = query.after ?? null;
  const isApproving = after === null && isSupportAdmin(viewer);
  const waiting = isApproving ? await findSubmitted(database, mostWaiting) : [];
  return database.read(viewer.org_id, async (tx) => {
    const found = await findPublished(tx, { after, most: storyPage + 1 });
    const published = found.slice(0, storyPage);
    const authors = await findAuthors(
      tx,
      published.map(({ story_id }) => story_id),
    );
    const canWithdraw = (author: string | undefined) =>
      author !== undefined && (author === viewer.user_id || isAdmin(viewer));
    return {
      published: published.map((story) => ({
        ...story,
        can_withdraw: canWithdraw(authors.get(story.story_id)),
      })),
      next: found.length > storyPage ? (published.at(-1)?.story_id ?? null) : null,
      own: after === null ? await findOwn(tx, viewer.user_id, mostOwn) : [],
      waiting,
    };
  });
}

async function picture({ viewer, params, database }: Call<typeof readStoryPicture, Viewer>) {
  const { user_id } = viewer;
  const wanted = { story_id: params.id, user_id, isSupport: isSupportAdmin(viewer) };
  const found = await database.read(viewer.org_id, (tx) => findPicture(tx, wanted));
  if (found === null) throw notFound();
  return found;
}

async function add({ viewer, body, database, now }: Call<typeof addStory, Viewer>) {
  const { user_id } = viewer;
  const story_id = body.story_id.toLowerCase();
  if (body.state === 'Submitted') requireConsent(body.consent);
  const image = body.image === null ? null : checkedPicture(body.image);
  return database.write(viewer, async (tx) => {
    // Sent again, the story is not changed.
    const before = await findOwnStory(tx, { story_id, user_id });
    if (before !== null) return before;
    await lockStories(tx, user_id);
    if ((await findOwn(tx, user_id, mostOwn)).length >= mostOwn) {
      throw new HttpError('INVALID', { message: messages.tooMany });
    }
    const time = new Date(now()).toISOString();
    const isNew = await insertStory(tx, { ...body, story_id, user_id, image, time });
    const stored = await findOwnStory(tx, { story_id, user_id });
    if (stored === null) throw new HttpError('DUPLICATE');
    if (isNew) audit(tx, { action: 'create', story_id, title: body.title, state: body.state });
    return stored;
  });
}

async function change(call: Call<typeof changeStory, Viewer>) {
  const { viewer, body, database } = call;
  const story_id = body.story_id.toLowerCase();
  const own = await database.write(viewer, async (tx) => {
    const story = await lockStory(tx, story_id);
    if (story === null) return null;
    const actors = actorsOf(viewer, story);
    return actors.length === 0 ? null : changeAs(tx, call, { story, actors });
  });
  if (own !== null) return own;
  if (!isSupportAdmin(viewer)) throw notFound();
  // The support team changes stories of all organisations.
  const org_id = await findOrganisationOf(database, story_id);
  if (org_id === null) throw notFound();
  return database.write({ org_id, actor_user_id: viewer.user_id }, async (tx) => {
    const story = await lockStory(tx, story_id);
    if (story === null || isEditable(story.state)) throw notFound();
    return changeAs(tx, call, { story, actors: ['support'] });
  });
}

/** What the viewer is for a story of their organisation; nothing if they may not see it. */
function actorsOf(viewer: Viewer, { user_id, state }: LockedStory): StoryActor[] {
  const isAuthor = viewer.user_id === user_id;
  // A draft is only for its author.
  const isVisible = isAuthor || !isEditable(state);
  return [
    ...(isAuthor ? (['author'] as const) : []),
    ...(isAdmin(viewer) && state === 'Published' ? (['admin'] as const) : []),
    ...(isSupportAdmin(viewer) && isVisible ? (['support'] as const) : []),
  ];
}

interface Changed {
  story: LockedStory;
  actors: readonly StoryActor[];
}

async function changeAs(
  tx: WriteTx,
  { body, now, newId }: Call<typeof changeStory, Viewer>,
  { story, actors }: Changed,
) {
  const { story_id, user_id, title } = story;
  const { state = story.state, reason = '', submitted_time, ...fields } = body;
  const isEdit = [fields.title, fields.text, fields.image, fields.consent].some(
    (field) => field !== undefined,
  );
  // The author edits; everybody else only changes the state.
  if (isEdit && !actors.includes('author')) throw notFound();
  if (isEdit && !isEditable(story.state)) {
    throw new HttpError('CONFLICT', { message: messages.withdrawFirst });
  }
  if (state !== story.state && !mayStep(story.state, state, actors)) {
    throw new HttpError('CONFLICT', { message: messages.changed });
  }
  if (isAnswer(story, state) && submitted_time !== story.submitted_time) {
    throw new HttpError('CONFLICT', { message: messages.changed });
  }
  if (state === 'Submitted') requireConsent(fields.consent ?? story.consent);
  if (state === 'Rejected' && state !== story.state && reason === '') {
    throw fieldError('reason', messages.reasonRequired);
  }
  const time = new Date(now()).toISOString();
  const isWithdrawn = state === 'Draft' && !isEditable(story.state);
  await updateStory(tx, story_id, {
    ...{ title: fields.title, text: fields.text, state, time },
    image: typeof fields.image === 'string' ? checkedPicture(fields.image) : fields.image,
    // Withdrawing takes the consent back.
    consent: isWithdrawn ? false : fields.consent,
    reason: state === story.state ? null : state === 'Rejected' ? reason : '',
  });
  if (state === 'Published') {
    const cause = { cause: `story:${story_id}`, kind: 'story', user_id } as const;
    // A story that is published again gives nothing more.
    await addEntry(
      tx,
      { ...cause, points: pointsOf.story, summary: title },
      { entry_id: newId(), time },
    );
  }
  audit(tx, { action: 'change', story_id, title, state });
  return { story_id, state };
}

/** A submitted story is published or rejected; it may have changed since it was read. */
function isAnswer(story: LockedStory, state: StoryState): boolean {
  return story.state === 'Submitted' && (state === 'Published' || state === 'Rejected');
}

function audit(
  tx: WriteTx,
  { action, story_id, title, state }: Record<'action' | 'story_id' | 'title' | 'state', string>,
): void {
  // The log is for other readers, who may not read a draft.
  const summary = state === 'Published' ? `${state}: ${title}` : state;
  tx.audit({ action, entity: 'story', entity_id: story_id, summary });
}

/** @throws HttpError INVALID without consent */
function requireConsent(consent: boolean): void {
  if (!consent) throw fieldError('consent', messages.consentRequired);
}

/** @throws HttpError INVALID if the content is no JPEG or too large */
function checkedPicture(sent: string): string {
  const plain = plainPicture(sent);
  if (plain === null) throw fieldError('image', messages.pictureInvalid);
  return plain;
}

function notFound(): HttpError {
  return new HttpError('NOT_FOUND', { message: messages.notFound });
}
