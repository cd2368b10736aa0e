import type { AnyRoute } from '@tanstack/react-router';
import { loadJobLooks, riskTab } from '#jobs/web';
import { placeTab } from '#locations/web';
import { membersTab, supervisorsTab } from '#people-pages/web';
import { readingsTab } from '#readings/web';
import { rulePackTab } from '#rule-packs/web';
import type { TagTab } from '#tags/web';
import { tagKindRoutes } from './kind/tag-kind-routes.tsx';

const settingsTab: TagTab = {
  key: 'settings',
  word: 'Settings',
  load: async () => (await import('./settings/settings-tab.tsx')).SettingsTab,
};

const noticeTab: TagTab = {
  key: 'notifications',
  word: 'Notifications',
  load: async () => (await import('./settings/notice-tab.tsx')).NoticeSection,
};

/**
 * /settings/tags, /settings/jobs and /settings/locations, and the page of each tag. The tabs are in
 * order; the first is the page itself. Add new ones here.
 */
export function tagPagesRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    ...tagKindRoutes(parent, { type: 'default', tabs: [settingsTab, membersTab] }),
    ...tagKindRoutes(parent, {
      type: 'job',
      tabs: [riskTab, noticeTab, membersTab, supervisorsTab],
      loadLooks: loadJobLooks,
    }),
    ...tagKindRoutes(parent, {
      type: 'location',
      tabs: [placeTab, readingsTab, rulePackTab, noticeTab, membersTab, supervisorsTab],
    }),
  ] as const;
}
