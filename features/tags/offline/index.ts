export { tagReads, tagsAll, tagsById, tagTables } from './tag-rows.ts';
