import { Select } from '@mantine/core';
import { SearchField } from '#packages/ui';
import type { PermissionQuery } from '#people/domain';
import { personLevels } from '#permissions/domain';
import type { PersonLevel } from '#permissions/domain';
import { tagTypes } from '#tags/contract';
import { TagPicker } from '#tags/web';
import classes from './permissions.module.css';

interface Props {
  query: PermissionQuery;
  onChange: (query: PermissionQuery, replace?: boolean) => void;
}

/** Filters by text, level and tag; each applies at once. */
export function PermissionFilter({ query, onChange }: Props) {
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
      <TagPicker
        className={classes['tag']}
        label="Tag"
        isLabelHidden
        placeholder="Every tag"
        types={tagTypes}
        value={query.tag_id}
        clearable
        onChange={(tag_id) => change({ tag_id })}
      />
    </>
  );
}
