export { TagsPage } from './tags-page.ts';
