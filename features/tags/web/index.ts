export { TagActionsProvider, useTagActions } from './actions/tag-actions.tsx';
export type { Shown } from './actions/use-pending-tags.ts';
export { TagMultiSelect } from './pickers/tag-multi-select.tsx';
export { TagPicker } from './pickers/tag-picker.tsx';
export { tagPaths } from './tag-paths.ts';
export type { TagColumn, TagLooks, TagTab, TagTabProps } from './tag-tab.ts';
export { kindTexts, tagTexts } from './tag-texts.ts';
