import { bind, HttpError } from '#packages/http/server';
import type { Bound } from '#packages/http/server';
import { organisationImage } from '#organisation/contract';
import { findLogo } from './organisation-store.ts';

/** Calls about the organisation. */
export function organisationCalls<Viewer extends { org_id: string }>(): Bound<Viewer>[] {
  return [
    bind<typeof organisationImage, Viewer>(
      organisationImage,
      async ({ viewer, params, database }) => {
        if (params.org_id !== viewer.org_id) throw new HttpError('NOT_FOUND');
        return { image: await database.read(viewer.org_id, findLogo) };
      },
    ),
  ];
}
