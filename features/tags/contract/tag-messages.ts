/** Messages about tags, shared by server and screens. */
export const tagMessages = {
  nameEmpty: 'Tag name cannot be empty',
  nameShort: 'Tag name must be at least 3 characters',
  nameShortHint: 'Use 4 or more characters',
  nameLong: 'Use 60 characters or fewer',
  nameTaken: 'This tag already exists',
  notFound: 'Tag not found',
  more: 'more',
  nothingToChange: 'Nothing to change',
  nobodyChosen: 'No people selected',
  noTagChosen: 'No tags selected',
  settingsUpdated: 'Settings updated.',
  unknownField: 'Unknown field',
  tagsNotYours: 'You can add people only to tags that you manage',
  testsNotYours: 'Only people who can view this person’s tests can add tags to them',
  personUnknown: 'User not found',
} as const;

/** Message for a tag that does not exist or was deleted. */
export function tagNotFound(tag_id: string): string {
  return `Tag with id ${tag_id} not found`;
}
