export { OwnTypesPage } from './own-types-page.ts';
