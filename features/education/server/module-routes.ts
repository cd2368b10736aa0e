import {
  changeModule,
  createModule,
  educationMessages as messages,
  listModules,
  mostModuleBytes,
  publishModule,
  readImage,
  readModule,
  saveImage,
} from '#education/contract';
import type { ModuleChange, ModuleContent } from '#education/contract';
import { canEditModules, canSeeEducation, publishProblems } from '#education/domain';
import type { WriteTx } from '#packages/database';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { jsonBytes } from '#packages/kit';
import { plainPicture } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { countByModule } from './assignment-reads.ts';
import {
  countModules,
  emptyModule,
  findImage,
  findModule,
  findModules,
  insertImage,
  insertModule,
  insertVersion,
  lockModule,
  shownModule,
  updateModule,
} from './module-store.ts';
import type { StoredModule } from './module-store.ts';

const mostModules = 200;

/** Calls about modules: admins write them, managers read them. */
export const moduleCalls: Bound<Viewer>[] = [
  bind(listModules, list),
  bind(readModule, read),
  bind(createModule, create),
  bind(changeModule, change),
  bind(publishModule, publish),
  bind(saveImage, addImage),
  bind(readImage, async ({ viewer, params, database }) => {
    const image = await database.read(viewer.org_id, (tx) =>
      findImage(tx, params.id.toLowerCase()),
    );
    if (image === null) throw new HttpError('NOT_FOUND', { message: messages.imageUnknown });
    return { image };
  }),
];

/** @throws HttpError FORBIDDEN unless the viewer is an admin or manager */
export function requireManager(viewer: Viewer): void {
  if (!canSeeEducation(viewer)) throw new HttpError('FORBIDDEN', { message: messages.notManager });
}

async function list({ viewer, database, now }: Call<typeof listModules, Viewer>) {
  requireManager(viewer);
  return database.read(viewer.org_id, async (tx) => {
    const counts = await countByModule(tx, viewer, now());
    const modules = await findModules(tx);
    const none = { assigned: 0, completed: 0 };
    return {
      modules: modules.map((each) => ({ ...each, ...(counts.get(each.module_id) ?? none) })),
    };
  });
}

async function read({ viewer, params, database }: Call<typeof readModule, Viewer>) {
  requireManager(viewer);
  const found = await database.read(viewer.org_id, (tx) => findModule(tx, params.id.toLowerCase()));
  if (found === null) throw unknown();
  return shownModule(found, { isWhole: canEditModules(viewer) });
}

async function create({ viewer, body, database, now }: Call<typeof createModule, Viewer>) {
  const { module_id, title, copy_of } = body;
  const time = new Date(now()).toISOString();
  return database.write(viewer, async (tx) => {
    const earlier = await findModule(tx, module_id);
    if (earlier !== null) return shownModule(earlier, { isWhole: true });
    const copied = copy_of === undefined ? null : await findModule(tx, copy_of);
    if (copied === null && copy_of !== undefined) throw unknown();
    if ((await countModules(tx)) >= mostModules) {
      throw new HttpError('INVALID', { message: messages.manyModules });
    }
    const content = copied === null ? emptyModule(title) : { ...copied.content, title };
    // Sent twice at the same time, it is added once.
    if (await insertModule(tx, module_id, content, time)) {
      tx.audit({ action: 'create', entity: 'module', entity_id: module_id, summary: title });
    }
    return shownModule(await moduleOf(tx, module_id), { isWhole: true });
  });
}

async function change({ viewer, params, body, database, now }: Call<typeof changeModule, Viewer>) {
  const module_id = params.id.toLowerCase();
  const time = new Date(now()).toISOString();
  return database.write(viewer, async (tx) => {
    const stored = await lockModule(tx, module_id);
    if (stored === null) throw unknown();
    if (body.revision !== undefined && body.revision !== stored.revision) {
      throw new HttpError('CONFLICT', { message: messages.changedMeanwhile });
    }
    const isArchived = body.is_archived ?? stored.is_archived;
    const { revision: _, is_archived: __, ...parts } = body;
    if (isArchived && Object.keys(parts).length > 0) {
      throw new HttpError('INVALID', { message: messages.archived });
    }
    refuseLarge(stored.content, parts);
    await updateModule(tx, module_id, body, time);
    const changed = await moduleOf(tx, module_id);
    tx.audit({
      action: actionOf(body.is_archived),
      ...{ entity: 'module', entity_id: module_id, summary: changed.content.title },
    });
    return shownModule(changed, { isWhole: true });
  });
}

/** @throws HttpError INVALID at the changed part if the module would be too large with it */
function refuseLarge(
  content: ModuleContent,
  parts: Omit<ModuleChange, 'revision' | 'is_archived'>,
): void {
  const [field] = Object.keys(parts);
  if (field === undefined || jsonBytes({ ...content, ...parts }) <= mostModuleBytes) return;
  throw fieldError(field, messages.moduleLarge);
}

function actionOf(is_archived: boolean | undefined): string {
  if (is_archived === undefined) return 'change';
  return is_archived ? 'archive' : 'restore';
}

async function publish(call: Call<typeof publishModule, Viewer>) {
  const { viewer, params, database, now, newId } = call;
  const module_id = params.id.toLowerCase();
  const publication = { version_id: newId(), time: new Date(now()).toISOString() };
  return database.write(viewer, async (tx) => {
    const stored = await lockModule(tx, module_id);
    if (stored === null) throw unknown();
    if (stored.is_archived) throw new HttpError('INVALID', { message: messages.archived });
    const problems = publishProblems(stored.content);
    if (problems.length > 0) {
      const errors = Object.fromEntries(problems.map(({ path, text }) => [path, text]));
      throw new HttpError('INVALID', { message: messages.notReady, errors });
    }
    // Publishing the same content again would only make a version without a difference.
    if (stored.published_revision !== stored.revision) {
      await insertVersion(tx, stored, { ...publication, published_by: viewer.user_id });
      const summary = `${stored.content.title}, version ${String(stored.version + 1)}`;
      tx.audit({ action: 'publish', entity: 'module', entity_id: module_id, summary });
    }
    return shownModule(await moduleOf(tx, module_id), { isWhole: true });
  });
}

async function addImage({ viewer, body, database, now }: Call<typeof saveImage, Viewer>) {
  const image = plainPicture(body.image);
  if (image === null) {
    throw new HttpError('INVALID', { errors: { image: messages.imageInvalid } });
  }
  const { image_id } = body;
  await database.write(viewer, async (tx) => {
    if (await insertImage(tx, image_id, image, new Date(now()).toISOString())) return;
    if ((await findImage(tx, image_id)) !== image) throw new HttpError('DUPLICATE');
  });
  return { image_id };
}

async function moduleOf(tx: WriteTx, module_id: string): Promise<StoredModule> {
  const found = await findModule(tx, module_id);
  if (found === null) throw unknown();
  return found;
}

function unknown(): HttpError {
  return new HttpError('NOT_FOUND', { message: messages.moduleUnknown });
}
