export { workAccountFeature } from './feature.ts';
export type { Directory } from './directory/directory.ts';
export { findStanding } from './directory/directory-state.ts';
export type { DirectoryParts } from './directory/directory-state.ts';
export { openGraphDirectory } from './directory/graph-directory.ts';
export { openDirectory } from './directory/open-directory.ts';
export { openProvider, originsOf } from './provider/provider.ts';
export type { ProviderOptions } from './provider/provider.ts';
export { workAccountRules } from './work-account-rules.ts';
