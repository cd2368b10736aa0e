export { peoplePagesFeature } from './feature.ts';
export { membersTab, supervisorsTab } from './members/member-tabs.ts';
export { TagManagers } from './members/tag-managers.tsx';
