export { workAccountFeature } from './feature.tsx';
export { DirectoryButton } from './directory/directory-button.tsx';
export { createWorkAccountClient } from './work-account-client.ts';
export type { TestableClient } from './work-account-client.ts';
