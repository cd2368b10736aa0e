import { Select } from '@mantine/core';
import { useCopy } from '#packages/sync/web';
import { SearchField } from '#packages/ui';
import type { PermissionQuery } from '#people/domain';
import { personLevels } from '#permissions/domain';
import type { PersonLevel } from '#permissions/domain';
import { tagsAll } from '#tags/offline';

interface Props {
  query: PermissionQuery;
  onChange: (query: PermissionQuery, replace?: boolean) => void;
}

/** Text, level and tag to look for; each holds at once. */
export function PermissionFilter({ query, onChange }: Props) {
  const { data: tags = [] } = useCopy(tagsAll, {});
  const change = (parts: Partial<PermissionQuery>, replace = false) =>
    onChange({ ...query, ...parts, page: 0 }, replace);
  return (
    <>
      <SearchField
        label="Search people"
        placeholder="Name or email"
        value={query.search}
        onChange={(search) => change({ search }, true)}
      />
      <Select
        aria-label="Level"
        placeholder="Every level"
        data={[...personLevels]}
        value={query.level}
        clearable
        flex="0 1 150px"
        onChange={(level) => change({ level: level as PersonLevel | null })}
      />
      <Select
        aria-label="Tag"
        placeholder="Every tag"
        data={tags
          .filter(({ active }) => active)
          .map(({ tag_id, name }) => ({ value: tag_id, label: name }))}
        value={query.tag_id}
        clearable
        searchable
        flex="1 1 150px"
        maw={190}
        onChange={(tag_id) => change({ tag_id })}
      />
    </>
  );
}
