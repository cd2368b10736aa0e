export { newTagMetadata } from './new-tag-metadata.ts';
export { tagNameProblem } from './tag-name-problem.ts';
