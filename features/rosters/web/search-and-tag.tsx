import { ListFilters, SearchField } from '#packages/ui';
import { TagPicker } from '#tags/web';

/** What the lists of rosters and leave are searched for. */
interface Query {
  search: string;
  tag: string | null;
}

interface Props {
  label: string;
  placeholder: string;
  query: Query;
  onSearch: (search: string) => void;
  onTag: (tag: string | null) => void;
}

/** The search of a list of workers, and the filter by one of their tags. */
export function SearchAndTag({ label, placeholder, query, onSearch, onTag }: Props) {
  return (
    <ListFilters
      search={
        <SearchField
          label={label}
          placeholder={placeholder}
          value={query.search}
          onChange={onSearch}
        />
      }
      active={query.tag === null ? 0 : 1}
      onReset={() => onTag(null)}
    >
      <TagPicker
        label="Tag"
        isLabelHidden
        placeholder="All tags"
        types={['default', 'job', 'location']}
        clearable
        value={query.tag}
        onChange={onTag}
      />
    </ListFilters>
  );
}
