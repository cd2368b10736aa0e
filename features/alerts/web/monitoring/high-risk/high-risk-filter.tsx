import { alertLevels } from '#alerts/contract';
import { countSet, ListFilters, SearchField } from '#packages/ui';
import { TagPicker } from '#tags/web';
import { levelTexts, windowTexts } from '../answer-texts.ts';
import { ChoiceFilter } from '../choice-filter.tsx';
import { actionGroups, riskSearch, riskWindowKeys } from '../monitoring-search.ts';
import type { RiskQuery } from '../monitoring-search.ts';
import classes from '../monitoring.module.css';

interface Props {
  query: RiskQuery;
  onQuery: (query: RiskQuery, replace?: boolean) => void;
}

const filters = ['level', 'window', 'job', 'location', 'actions'] as const;
const actionTexts = {
  open: 'Open actions only',
  handled: 'Handled only',
  in_time: 'Handled in 30 minutes',
} as const;

/** Search, and the filters by level, window, job, location and what was done. */
export function HighRiskFilter({ query, onQuery }: Props) {
  const set = (part: Partial<RiskQuery>) => onQuery({ ...query, ...part, page: 0 });
  return (
    <ListFilters
      search={
        <SearchField
          label="Search high-risk measurements"
          placeholder="Worker, tag, job, location"
          value={query.search}
          onChange={(search) => onQuery({ ...query, search, page: 0 }, true)}
        />
      }
      active={countSet(riskSearch, query, filters)}
      onReset={() => {
        const { level, window, job, location, actions } = riskSearch.defaults;
        set({ level, window, job, location, actions });
      }}
    >
      <ChoiceFilter
        label="Level"
        all="All levels"
        choices={alertLevels}
        texts={levelTexts}
        value={query.level}
        onChange={(level) => set({ level })}
      />
      <ChoiceFilter
        label="Window"
        all="Any time"
        choices={riskWindowKeys}
        texts={windowTexts}
        value={query.window}
        onChange={(window) => set({ window })}
      />
      <div className={classes['field']}>
        <TagPicker
          label="Job"
          isLabelHidden
          clearable
          placeholder="All jobs"
          types={['job']}
          value={query.job}
          onChange={(job) => set({ job })}
        />
      </div>
      <div className={classes['field']}>
        <TagPicker
          label="Location"
          isLabelHidden
          clearable
          placeholder="All locations"
          types={['location']}
          value={query.location}
          onChange={(location) => set({ location })}
        />
      </div>
      <ChoiceFilter
        label="Actions"
        all="All actions"
        choices={actionGroups}
        texts={actionTexts}
        value={query.actions}
        isWide
        onChange={(actions) => set({ actions })}
      />
    </ListFilters>
  );
}
