export { useTagActions } from './actions/tag-actions.tsx';
export { tagKindRoutes } from './kind/tag-kind-routes.tsx';
export type { TagColumn, TagLooks, TagTab, TagTabProps } from './kind/tag-kind.ts';
export { tagPaths } from './kind/tag-paths.ts';
export { TagMultiSelect } from './pickers/tag-multi-select.tsx';
export { TagPicker } from './pickers/tag-picker.tsx';
export { noticeTab } from './settings/notice-tab.ts';
export { tagRoutes } from './routes.tsx';
export type { TagParts } from './tag-parts.ts';
