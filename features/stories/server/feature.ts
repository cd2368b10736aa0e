import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { addDemoStories } from './demo-stories.ts';
import { storyBaseline } from './migrations/2026-11-27-0520-stories.ts';
import { storyExport } from './story-export.ts';
import { storyCalls } from './story-routes.ts';
import { eraseStories } from './story-store.ts';

/** Stories of customers, published with their consent. */
export const storyFeature = serverFeature<Viewer>({
  name: 'stories',
  migrations: [storyBaseline],
  calls: () => storyCalls,
  demo: addDemoStories,
  personalData: { ofOrganisation: [storyExport], ofPerson: [storyExport], erase: eraseStories },
});
