import { z } from 'zod';
import { endpoint, newRowId } from '#packages/http/contract';
import { moduleChange, moduleContent, moduleRow, wholeModule } from './module.ts';

const one = z.object({ id: z.guid() });
const id = z.guid().transform((text) => text.toLowerCase());

export const listModules = endpoint({
  name: 'education.list_modules',
  method: 'GET',
  path: '/v3/education/module',
  summary: 'The training modules of the organisation, for admins and managers.',
  right: 'signed_in',
  data: z.object({ modules: z.array(moduleRow) }),
});

export const readModule = endpoint({
  name: 'education.read_module',
  method: 'GET',
  path: '/v3/education/module/{id}',
  summary: 'A module as it is edited. Managers get it without right answers and explanations.',
  right: 'signed_in',
  params: one,
  data: wholeModule,
});

export const createModule = endpoint({
  name: 'education.create_module',
  method: 'POST',
  path: '/v3/education/module',
  summary: 'Adds a draft, empty or with the content of another module. Repeating it adds nothing.',
  right: 'org_admin',
  body: z.strictObject({
    module_id: newRowId.transform((text) => text.toLowerCase()),
    title: moduleContent.shape.title,
    /** The module whose content is copied. */
    copy_of: id.optional(),
  }),
  data: wholeModule,
});

export const changeModule = endpoint({
  name: 'education.change_module',
  method: 'PATCH',
  path: '/v3/education/module/{id}',
  summary: 'Changes the draft of a module, or archives or restores it.',
  right: 'org_admin',
  params: one,
  body: moduleChange,
  bodyLimit: 1024 * 1024,
  data: wholeModule,
  errors: ['CONFLICT'],
});

export const publishModule = endpoint({
  name: 'education.publish_module',
  method: 'POST',
  path: '/v3/education/module/{id}/publish',
  summary: 'Publishes the draft of a module as a new version, which never changes.',
  right: 'org_admin',
  params: one,
  data: wholeModule,
});

/** Largest picture in bytes, before base64. */
export const imageBytes = 1_048_576;
const base64Length = Math.ceil(imageBytes / 3) * 4 + 64;

export const saveImage = endpoint({
  name: 'education.save_image',
  method: 'POST',
  path: '/v3/education/image',
  summary: 'Stores a picture for sections and covers: a JPEG in base64.',
  right: 'org_admin',
  body: z.strictObject({
    image_id: newRowId.transform((text) => text.toLowerCase()),
    image: z.string().max(base64Length),
  }),
  bodyLimit: base64Length + 1024,
  data: z.object({ image_id: z.string() }),
});

export const readImage = endpoint({
  name: 'education.image',
  method: 'GET',
  path: '/v3/education/image/{id}',
  summary: 'A picture of a module as JPEG in base64.',
  right: 'signed_in',
  params: one,
  data: z.object({ image: z.string() }),
});
