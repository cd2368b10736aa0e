import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { courseCalls } from './course-routes.ts';
import { linkExport } from './link-export.ts';
import { linkCalls } from './link-routes.ts';
import { eraseLinks } from './link-store.ts';
import { accessLinks } from './migrations/2026-11-27-0910-access-links.ts';
import { accessLinksOfAdmins } from './migrations/2026-11-27-0940-access-links-of-admins.ts';

/** Links with which people who cannot sign in open their courses and their own page. */
export const accessFeature = serverFeature<Viewer>({
  name: 'access',
  migrations: [accessLinks, accessLinksOfAdmins],
  calls: () => [...linkCalls, ...courseCalls],
  personalData: { ofOrganisation: [linkExport], ofPerson: [linkExport], erase: eraseLinks },
});
