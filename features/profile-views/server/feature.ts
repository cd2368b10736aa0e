import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { clearProfileViews, clearProfileViewsWork } from './clear-profile-views.ts';
import { addDemoViews } from './demo-views.ts';
import { profileViewBaseline } from './migrations/2026-11-27-2040-profile-views.ts';
import { profileViewExport } from './profile-view-export.ts';
import { profileViewCalls } from './profile-view-routes.ts';
import { eraseViews } from './profile-view-store.ts';

/** Who opened the data of a person, for that person. */
export const profileViewFeature = serverFeature<Viewer>({
  name: 'profile-views',
  migrations: [profileViewBaseline],
  tasks: [{ kind: clearProfileViews, work: clearProfileViewsWork }],
  calls: () => profileViewCalls,
  demo: addDemoViews,
  personalData: {
    ofOrganisation: [profileViewExport],
    ofPerson: [profileViewExport],
    erase: eraseViews,
  },
});
