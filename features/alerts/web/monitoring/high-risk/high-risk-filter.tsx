import { Checkbox } from '@mantine/core';
import { alertLevels } from '#alerts/contract';
import { SearchField } from '#packages/ui';
import { TagPicker } from '#tags/web';
import { levelTexts, windowTexts } from '../answer-texts.ts';
import { ChoiceFilter } from '../choice-filter.tsx';
import { riskWindowKeys } from '../monitoring-search.ts';
import type { RiskQuery } from '../monitoring-search.ts';
import classes from '../monitoring.module.css';

interface Props {
  query: RiskQuery;
  onQuery: (query: RiskQuery, replace?: boolean) => void;
}

/** Search, and the filters by level, window, job, location and open actions. */
export function HighRiskFilter({ query, onQuery }: Props) {
  const set = (part: Partial<RiskQuery>) => onQuery({ ...query, ...part, page: 0 });
  return (
    <div className={classes['filters']}>
      <SearchField
        label="Search high-risk measurements"
        placeholder="Worker, tag, job, location"
        value={query.search}
        onChange={(search) => onQuery({ ...query, search, page: 0 }, true)}
      />
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
      <Checkbox
        label="Open actions only"
        checked={query.open_actions}
        onChange={({ currentTarget: { checked } }) => set({ open_actions: checked })}
      />
      <Checkbox
        label="Handled only"
        checked={query.handled}
        onChange={({ currentTarget: { checked } }) => set({ handled: checked })}
      />
    </div>
  );
}
