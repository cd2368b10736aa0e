import type { Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';
import type { OwnStory, PublishedStory, StoryState } from '#stories/contract';

const ownColumns = `story_id, title, text, image is not null as has_picture, state, consent, reason,
  ${iso('changed_time')} as changed_time`;

/** The stories of a person, newest first. */
export async function findOwn(tx: Tx, user_id: string, most: number): Promise<OwnStory[]> {
  const { rows } = await tx.query<OwnStory>(
    `select ${ownColumns} from stories where org_id = $1 and user_id = $2
     order by created_time desc, story_id limit $3`,
    [tx.org_id, user_id, most],
  );
  return rows;
}

/** One story of a person; null if they have none with this id. */
export async function findOwnStory(
  tx: Tx,
  { story_id, user_id }: { story_id: string; user_id: string },
): Promise<OwnStory | null> {
  const { rows } = await tx.query<OwnStory>(
    `select ${ownColumns} from stories where org_id = $1 and user_id = $2 and story_id = $3`,
    [tx.org_id, user_id, story_id],
  );
  return rows[0] ?? null;
}

/** A story as a write needs it. */
export interface LockedStory {
  story_id: string;
  user_id: string;
  title: string;
  state: StoryState;
  consent: boolean;
  submitted_time: string | null;
}

/** Until COMMIT nothing else is added to the stories of a person, so that their number is right. */
export async function lockStories(tx: WriteTx, user_id: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `stories ${tx.org_id} ${user_id}`,
  ]);
}

/** A story, locked until COMMIT; null if there is none. */
export async function lockStory(tx: WriteTx, story_id: string): Promise<LockedStory | null> {
  const { rows } = await tx.query<LockedStory>(
    `select story_id, user_id, title, state, consent, ${iso('submitted_time')} as submitted_time
     from stories where org_id = $1 and story_id = $2 for update`,
    [tx.org_id, story_id],
  );
  return rows[0] ?? null;
}

/** The content of a story. */
export interface StoryContent {
  title: string;
  text: string;
  image: string | null;
  consent: boolean;
}

interface NewStory extends StoryContent {
  story_id: string;
  user_id: string;
  state: 'Draft' | 'Submitted';
  /** ISO. */
  time: string;
}

/** Adds a story. False if the id exists, here or in another organisation. */
export async function insertStory(tx: WriteTx, row: NewStory): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into stories (org_id, story_id, user_id, title, text, image, consent, state,
       created_time, changed_time, submitted_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, case when $8 = 'Submitted'
       then $9::timestamptz end)
     on conflict do nothing`,
    [
      ...[tx.org_id, row.story_id, row.user_id, row.title, row.text, row.image, row.consent],
      ...[row.state, row.time],
    ],
  );
  return rowCount === 1;
}

/** What changes in a story; missing fields stay. */
export interface StoryChange {
  title?: string | undefined;
  text?: string | undefined;
  /** Null removes it. */
  image?: string | null | undefined;
  consent?: boolean | undefined;
  state: StoryState;
  /** Null keeps it. */
  reason: string | null;
  /** ISO. */
  time: string;
}

/** Changes a story. */
export async function updateStory(
  tx: WriteTx,
  story_id: string,
  { title, text, image, consent, state, reason, time }: StoryChange,
): Promise<void> {
  await tx.query(
    `update stories set title = coalesce($3, title), text = coalesce($4, text),
       image = case when $5::boolean then $6 else image end, consent = coalesce($7, consent),
       submitted_time = case when $8 = 'Submitted' and state <> 'Submitted' then $10::timestamptz
         else submitted_time end,
       published_time = case when $8 <> 'Published' then null
         when state <> 'Published' then $10::timestamptz else published_time end,
       state = $8, reason = coalesce($9, reason), changed_time = $10
     where org_id = $1 and story_id = $2`,
    [
      ...[tx.org_id, story_id, title ?? null, text ?? null, image !== undefined, image ?? null],
      ...[consent ?? null, state, reason, time],
    ],
  );
}

/** Published stories of all organisations, newest first, after one of them. */
export async function findPublished(
  tx: Tx,
  { after, most }: { after: string | null; most: number },
): Promise<Omit<PublishedStory, 'can_withdraw'>[]> {
  const { rows } = await tx.query<Omit<PublishedStory, 'can_withdraw'>>(
    `select story_id, title, text, has_picture, organisation,
       ${iso('published_time')} as published_time
     from published_stories($1, $2)`,
    [after, most],
  );
  return rows;
}

/** Those of the stories that are the organisation's, with their authors. */
export async function findAuthors(
  tx: Tx,
  story_ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await tx.query<{ story_id: string; user_id: string }>(
    'select story_id, user_id from stories where org_id = $1 and story_id = any($2::uuid[])',
    [tx.org_id, story_ids],
  );
  return new Map(rows.map(({ story_id, user_id }) => [story_id, user_id]));
}

interface PictureQuery {
  story_id: string;
  user_id: string;
  /** The support team sees pictures of submitted stories too. */
  isSupport: boolean;
}

/** The picture of a story that a person may see, if it has one; null for any other story. */
export async function findPicture(
  tx: Tx,
  { story_id, user_id, isSupport }: PictureQuery,
): Promise<{ image: string | null } | null> {
  const { rows } = await tx.query<{ image: string | null }>(
    `select image from stories where org_id = $1 and story_id = $2 and user_id = $3
     union all select image from published_picture($2)
     union all select image from submitted_picture($2) where $4
     limit 1`,
    [tx.org_id, story_id, user_id, isSupport],
  );
  return rows[0] ?? null;
}

/** Gives the stories of one person to another, who can then withdraw them. */
export async function moveStories(tx: WriteTx, from: string, to: string): Promise<void> {
  await tx.query('update stories set user_id = $3 where org_id = $1 and user_id = $2', [
    ...[tx.org_id, from, to],
  ]);
}

/** Removes the stories of a person, also published ones. */
export async function eraseStories(tx: WriteTx, { user_id }: { user_id: string }): Promise<void> {
  await tx.query('delete from stories where org_id = $1 and user_id = $2', [tx.org_id, user_id]);
}
