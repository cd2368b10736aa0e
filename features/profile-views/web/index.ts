export { useProfileView } from './use-profile-view.ts';
export { ViewsSection } from './views-section.tsx';
