import { bind } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { peopleMessages, setUserImage } from '#people/contract';
import type { Viewer } from '#permissions/contract';
import { lockPermissions } from '#permissions/server';
import { holdFormPerson, storePicture } from './form-store.ts';
import { plainPicture } from './plain-picture.ts';
import { invalidForm } from './refuse-form.ts';
import { refuseOthers } from './user-account.ts';
import { contextOf } from './user-change.ts';

/** Calls about the picture of a person. */
export const pictureCalls: Bound<Viewer>[] = [bind<typeof setUserImage, Viewer>(setUserImage, set)];

async function set({ viewer, params, body, database }: Call<typeof setUserImage, Viewer>) {
  const user_id = params.id.toLowerCase();
  const image = body.image === null ? null : checkedPicture(body.image);
  await database.write(contextOf(viewer), async (tx) => {
    const actor = await lockPermissions(tx, viewer);
    refuseOthers(await holdFormPerson(tx, user_id), actor);
    if (!(await storePicture(tx, user_id, image))) return;
    const action = image === null ? 'remove_picture' : 'set_picture';
    tx.audit({ action, entity: 'user', entity_id: user_id });
  });
  return { user_id, has_picture: image !== null };
}

/** @throws HttpError INVALID if the content is no JPEG or too large */
function checkedPicture(sent: string): string {
  const plain = plainPicture(sent);
  if (plain === null) throw invalidForm({ image: peopleMessages.invalidImage });
  return plain;
}
