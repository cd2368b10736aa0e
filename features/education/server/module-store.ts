import { defaultSettings } from '#education/contract';
import type {
  ModuleChange,
  ModuleContent,
  ModuleRow,
  ModuleState,
  WholeModule,
} from '#education/contract';
import type { Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';

/** A module as it is stored. */
export interface StoredModule {
  module_id: string;
  content: ModuleContent;
  revision: number;
  version_id: string | null;
  version: number;
  published_revision: number | null;
  published_time: string | null;
  is_archived: boolean;
  changed_time: string;
}

const columns = `
  m.module_id, m.content, m.revision, m.version_id, m.published_revision, m.is_archived,
  coalesce(v.version, 0) as version, ${iso('v.published_time')} as published_time,
  ${iso('m.changed_time')} as changed_time`;
const tables = `
  education_modules as m
  left join education_versions as v on v.org_id = m.org_id and v.version_id = m.version_id`;

/** A module; null if there is none with this id. */
export async function findModule(tx: Tx, module_id: string): Promise<StoredModule | null> {
  const { rows } = await tx.query<StoredModule>(
    `select ${columns} from ${tables} where m.org_id = $1 and m.module_id = $2`,
    [tx.org_id, module_id],
  );
  return rows[0] ?? null;
}

/** The same, locked until COMMIT. */
export async function lockModule(tx: WriteTx, module_id: string): Promise<StoredModule | null> {
  await tx.query('select from education_modules where org_id = $1 and module_id = $2 for update', [
    tx.org_id,
    module_id,
  ]);
  return findModule(tx, module_id);
}

/** The number of modules of the organisation. */
export async function countModules(tx: Tx): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    'select count(*)::int as count from education_modules where org_id = $1',
    [tx.org_id],
  );
  return rows[0]?.count ?? 0;
}

/** Adds a draft; false if its id is taken. */
export async function insertModule(
  tx: WriteTx,
  module_id: string,
  content: ModuleContent,
  time: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into education_modules (org_id, module_id, content, created_time, changed_time)
     values ($1, $2, $3, $4, $4) on conflict do nothing`,
    [tx.org_id, module_id, JSON.stringify(content), time],
  );
  return rowCount > 0;
}

/** Changes parts of a draft. */
export async function updateModule(
  tx: WriteTx,
  module_id: string,
  { is_archived, revision: _, ...parts }: ModuleChange,
  time: string,
): Promise<void> {
  const hasParts = Object.keys(parts).length > 0;
  await tx.query(
    `update education_modules set content = content || $3::jsonb,
       revision = revision + case when $5 then 1 else 0 end,
       is_archived = coalesce($4, is_archived), changed_time = $6
     where org_id = $1 and module_id = $2`,
    [tx.org_id, module_id, JSON.stringify(parts), is_archived ?? null, hasParts, time],
  );
}

interface Publication {
  version_id: string;
  published_by: string | null;
  time: string;
}

/** Publishes the draft as the next version. */
export async function insertVersion(
  tx: WriteTx,
  { module_id, content, version, revision }: StoredModule,
  { version_id, published_by, time }: Publication,
): Promise<void> {
  await tx.query(
    `update education_versions set superseded_time = $3
     where org_id = $1 and module_id = $2 and superseded_time is null`,
    [tx.org_id, module_id, time],
  );
  await tx.query(
    `insert into education_versions
       (org_id, version_id, module_id, version, content, published_by, published_time)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [tx.org_id, version_id, module_id, version + 1, JSON.stringify(content), published_by, time],
  );
  await tx.query(
    `update education_modules set version_id = $3, published_revision = $4, changed_time = $5
     where org_id = $1 and module_id = $2`,
    [tx.org_id, module_id, version_id, revision, time],
  );
}

/** A published version. */
export interface StoredVersion {
  version_id: string;
  module_id: string;
  content: ModuleContent;
  superseded_time: string | null;
}

/** A published version of a module; null if it has none with this id. */
export async function findVersion(
  tx: Tx,
  module_id: string,
  version_id: string,
): Promise<StoredVersion | null> {
  const { rows } = await tx.query<StoredVersion>(
    `select version_id, module_id, content, ${iso('superseded_time')} as superseded_time
     from education_versions where org_id = $1 and module_id = $2 and version_id = $3`,
    [tx.org_id, module_id, version_id],
  );
  return rows[0] ?? null;
}

type ListedModule = Omit<ModuleRow, 'assigned' | 'completed'>;

/** All modules by title, without how many people have them. */
export async function findModules(tx: Tx): Promise<ListedModule[]> {
  const { rows } = await tx.query<ListedModule>(
    `select m.module_id, m.content->>'title' as title, m.content->>'language' as language,
       jsonb_array_length(m.content->'sections') as sections,
       jsonb_array_length(m.content->'questions') as questions,
       (m.content->>'pass_mark')::int as pass_mark,
       (m.content->>'valid_months')::int as valid_months,
       case when m.is_archived then 'Archived' when m.version_id is null then 'Draft'
         else 'Published' end as state,
       m.version_id is not null and m.revision > m.published_revision as has_changes,
       ${iso('m.changed_time')} as changed_time
     from education_modules as m where m.org_id = $1
     order by lower(m.content->>'title'), m.module_id`,
    [tx.org_id],
  );
  return rows;
}

/** A module as the calls return it; without `isWhole` the right answers are left out. */
export function shownModule(stored: StoredModule, { isWhole }: { isWhole: boolean }): WholeModule {
  const { content, module_id, revision, version, published_time, changed_time } = stored;
  const questions = content.questions.map((question) =>
    isWhole ? question : { ...question, right: [], number: null, explanation: '' },
  );
  return {
    ...{ ...content, questions, module_id, revision, version, published_time, changed_time },
    state: stateOf(stored),
    has_changes: stored.version_id !== null && revision > (stored.published_revision ?? 0),
  };
}

/** The state of a module. */
function stateOf({
  is_archived,
  version_id,
}: Pick<StoredModule, 'is_archived' | 'version_id'>): ModuleState {
  if (is_archived) return 'Archived';
  return version_id === null ? 'Draft' : 'Published';
}

/** The content of a new module. */
export function emptyModule(title: string): ModuleContent {
  return { ...defaultSettings, title, sections: [], questions: [] };
}

/** Stores a picture; one with the same id is unchanged. */
export async function insertImage(
  tx: WriteTx,
  image_id: string,
  image: string,
  time: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into education_images (org_id, image_id, image, created_time)
     values ($1, $2, $3, $4) on conflict do nothing`,
    [tx.org_id, image_id, image, time],
  );
  return rowCount > 0;
}

/** A picture in base64; null if there is none with this id. */
export async function findImage(tx: Tx, image_id: string): Promise<string | null> {
  const { rows } = await tx.query<{ image: string }>(
    'select image from education_images where org_id = $1 and image_id = $2',
    [tx.org_id, image_id],
  );
  return rows[0]?.image ?? null;
}
