import { Checkbox, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch, IconUsers } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { labelChoices, peopleChoices } from '#hydration/offline';
import { countText, foldText } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import { FilterFoot, FilterPanel, useIsNarrow } from '#packages/ui';
import type { Panel } from '#packages/ui';
import { longestSearch } from '#people/contract';
import { LabelGroups, useHasPlaces } from '#people/web';
import { draftOf, withHidden, withLabels, withText } from './people-draft.ts';
import type { PeopleFields } from './people-draft.ts';
import { peopleFilterTexts as texts } from './people-filter-texts.ts';
import { PeopleTab } from './people-tab.tsx';
import classes from './people-filter.module.css';

interface FormProps {
  filter: PeopleFields;
  /** The filter for everybody, which Reset restores. */
  everybody: PeopleFields;
  /** Hook with the number of people that match the draft, in words. */
  useMatch: (draft: PeopleFields) => string | undefined;
  onApply: (filter: PeopleFields) => void;
}

interface Props extends FormProps, Panel {
  /** Shown in the button after its label: the number of people on the page. */
  count: ReactNode;
}

/** The 'People' filter by name, search or label. Changes only apply with the Apply button. */
export function PeopleFilter(props: Props) {
  const { count, opened, onOpen, onClose, onApply, ...form } = props;
  const button = (
    <>
      {texts.button}
      <Text span inherit ml={8} c="var(--ws-text3)" className="ws-figures">
        {count}
      </Text>
    </>
  );
  return (
    <FilterPanel
      title={texts.title}
      icon={<IconUsers size={16} stroke={1.75} />}
      width={400}
      isSheetOnPhones
      {...{ button, opened, onOpen, onClose }}
    >
      <PeopleForm
        {...form}
        onApply={(next) => {
          onClose();
          onApply(next);
        }}
      />
    </FilterPanel>
  );
}

type Tab = 'people' | 'labels';

function PeopleForm(props: FormProps) {
  const { filter, everybody, useMatch, onApply } = props;
  const [draft, setDraft] = useState(() => draftOf(filter));
  const [chosenBefore] = useState(() => new Set(filter.user_ids));
  const [tab, setTab] = useState<Tab>(firstTab(filter));
  const hasPlaces = useHasPlaces();
  const isPhone = useIsNarrow();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { showHidden, showLastMeasurement } = draft.filter;
  const found = useCopy(
    peopleChoices,
    { search: draft.text.trim(), showHidden },
    { keepPrevious: true },
  );
  const { data: all } = useCopy(peopleChoices, { search: '', showHidden }, { keepPrevious: true });
  const { data: labels = [] } = useCopy(labelChoices, { showHidden }, { keepPrevious: true });
  const offered = labels.filter(({ type }) => hasPlaces || type === 'default');
  const matching = offered.filter(({ name }) =>
    foldText(name).includes(foldText(draft.text.trim())),
  );
  const isOfLabels = draft.text.trim() !== '' && matching.length > 0;
  const { search } = texts;
  return (
    <div className={classes['panel']}>
      <div className={classes['head']}>
        <TextInput
          ref={field}
          type="text"
          role="searchbox"
          aria-label={hasPlaces ? search.withPlaces : search.tagsOnly}
          placeholder={hasPlaces ? search.withPlaces : search.tagsOnly}
          // On a phone the keyboard would cover the list.
          data-autofocus={isPhone ? undefined : true}
          maxLength={longestSearch}
          leftSection={<IconSearch size={16} stroke={1.75} />}
          value={draft.text}
          onChange={({ currentTarget: { value } }) => setDraft((before) => withText(before, value))}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onApply(draft.filter);
            if (event.key !== 'ArrowDown' || list.current === null) return;
            event.preventDefault();
            list.current.focus();
          }}
        />
        <SegmentedControl
          fullWidth
          aria-label="Filter by"
          data={tabNames(draft.filter, hasPlaces)}
          value={tab}
          onChange={(value) => setTab(value as Tab)}
        />
      </div>
      <div className={classes['body']}>
        {tab === 'people' ? (
          <PeopleTab
            {...{ draft, chosenBefore, list }}
            choices={found.data}
            error={found.error}
            onRetry={() => void found.refetch()}
            onChange={setDraft}
            onLeaveUp={() => field.current?.focus()}
            toLabels={
              isOfLabels
                ? {
                    text: texts.toLabels(matching.length, hasPlaces),
                    onPress: () => setTab('labels'),
                  }
                : null
            }
          />
        ) : (
          <div className={classes['labels']}>
            <LabelGroups
              labels={matching}
              search={draft.text}
              chosen={draft.filter}
              onChange={(parts) => setDraft((before) => withLabels(before, parts))}
            />
            {matching.length === 0 && <p className={classes['none']}>{texts.noLabels}</p>}
          </div>
        )}
      </div>
      <Stack gap={8} p="12px 14px" style={{ borderTop: '1px solid var(--ws-border)' }}>
        <Checkbox
          label={texts.showHidden}
          checked={showHidden}
          onChange={({ currentTarget: { checked } }) => {
            const hidden = all?.user_ids.slice(all.firstHidden) ?? [];
            setDraft((before) => withHidden(before, checked, hidden));
          }}
        />
        <Checkbox
          label={texts.showLastMeasurement}
          checked={showLastMeasurement}
          onChange={({ currentTarget: { checked } }) =>
            setDraft(({ text, filter: one }) => ({
              ...{ text, filter: { ...one, showLastMeasurement: checked } },
            }))
          }
        />
      </Stack>
      <FilterFoot
        match={useMatch(draft.filter)}
        onReset={() => onApply(everybody)}
        onApply={() => onApply(draft.filter)}
      />
    </div>
  );
}

/** Opens the tab with a choice; people come first. */
function firstTab({ user_ids, search, ...labels }: PeopleFields): Tab {
  const isOfLabels = countOfLabels(labels) > 0 && user_ids.length === 0 && search === '';
  return isOfLabels ? 'labels' : 'people';
}

function tabNames(filter: PeopleFields, hasPlaces: boolean) {
  const named = (word: string, count: number) =>
    count === 0 ? word : `${word} (${countText(count)})`;
  const { withPlaces, tagsOnly } = texts.labels;
  return [
    { value: 'people', label: named(texts.people, filter.user_ids.length) },
    { value: 'labels', label: named(hasPlaces ? withPlaces : tagsOnly, countOfLabels(filter)) },
  ];
}

function countOfLabels({
  tag_ids,
  job_ids,
  location_ids,
}: Pick<PeopleFields, 'tag_ids' | 'job_ids' | 'location_ids'>): number {
  return tag_ids.length + job_ids.length + location_ids.length;
}
