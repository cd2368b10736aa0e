export { startDirectoryHost } from './directory-host.ts';
export type { DirectoryHost, HostedPerson } from './directory-host.ts';
export { DirectoryPage } from './directory-page.ts';
