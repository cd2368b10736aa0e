import { useCopy } from '#packages/sync/web';
import { tagCounts } from '#measurements/offline';
import { PersonMultiSelect, TagManagers } from '#people/web';
import type { TagParts } from '#tags/web';

/** Usage of tags by people, managers and tests, for the lists of tags. */
export const tagParts: TagParts = {
  useCounts: () => useCopy(tagCounts, {}),
  Managers: TagManagers,
  PeopleField: PersonMultiSelect,
};
