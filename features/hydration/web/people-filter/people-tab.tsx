import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { Ref } from 'react';
import type { PeopleChoices } from '#hydration/offline';
import { ErrorState, TextSkeleton } from '#packages/ui';
import { mostChosenPeople } from '#people/contract';
import { canTickFound, withFound, withoutPeople, withToggled } from './people-draft.ts';
import type { PeopleDraft, PeopleFields } from './people-draft.ts';
import { peopleFilterTexts as texts } from './people-filter-texts.ts';
import { peopleLines } from './people-groups.ts';
import { PeopleList } from './people-list.tsx';
import classes from './people-filter.module.css';

interface Props<Filter extends PeopleFields> {
  draft: PeopleDraft<Filter>;
  /** People who were chosen when the panel opened. */
  chosenBefore: ReadonlySet<string>;
  /** People found by the search; undefined until known. */
  choices: PeopleChoices | undefined;
  error: Error | null;
  onRetry: () => void;
  list: Ref<HTMLDivElement>;
  onChange: (draft: PeopleDraft<Filter>) => void;
  onLeaveUp: () => void;
  /** Button to the found labels; null if none were found. */
  toLabels: { text: string; onPress: () => void } | null;
}

/** People by name, to choose one by one or all that a search found. */
export function PeopleTab<Filter extends PeopleFields>(props: Props<Filter>) {
  const { draft, chosenBefore, choices, error, onRetry, list, onChange, toLabels } = props;
  const { user_ids, search, showLastMeasurement } = draft.filter;
  const chosen = useMemo(() => new Set(user_ids), [user_ids]);
  const lines = useMemo(
    () => (choices === undefined ? [] : peopleLines(choices, chosenBefore)),
    [choices, chosenBefore],
  );
  if (error !== null) return <ErrorState onRetry={onRetry} />;
  if (choices === undefined) {
    return (
      <div className={classes['waiting']}>
        <TextSkeleton widths={[70, 55, 80, 60, 75, 65]} />
      </div>
    );
  }
  const found = choices.user_ids;
  const isSearching = draft.text.trim() !== '';
  const isFull = user_ids.length >= mostChosenPeople;
  const isTooMany = found.length > mostChosenPeople - user_ids.length && isSearching;
  return (
    <>
      <div className={classes['bar']}>
        <span role="status">
          {isSearching ? texts.found(found.length) : texts.all(found.length)}
          {user_ids.length > 0 && <b>, {texts.chosen(user_ids.length)}</b>}
        </span>
        {isSearching && found.length > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={texts.selectAllFound(found.length)}
            disabled={!canTickFound(draft.filter, found)}
            onClick={() => onChange(withFound(draft, found))}
          >
            {texts.selectAll(found.length)}
          </Button>
        )}
        {user_ids.length > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={texts.clearSelection}
            onClick={() => onChange(withoutPeople(draft))}
          >
            {texts.clear}
          </Button>
        )}
      </div>
      {found.length === 0 ? (
        <div className={classes['none']}>
          <p>{isSearching ? texts.noMatch(draft.text.trim()) : texts.nobody}</p>
          {toLabels && (
            <Button variant="default" size="sm" onClick={toLabels.onPress}>
              {toLabels.text}
            </Button>
          )}
        </div>
      ) : (
        <PeopleList
          // A new list starts at its top.
          key={draft.text.trim()}
          ref={list}
          {...{ choices, lines, chosen, isFull }}
          search={draft.text}
          showsTimes={showLastMeasurement}
          onToggle={(user_id) => onChange(withToggled(draft, user_id))}
          onLeaveUp={props.onLeaveUp}
        />
      )}
      <p className={classes['hint']}>
        {search !== '' && found.length > 0 && `${texts.applied(found.length)} `}
        {(isFull || (isTooMany && user_ids.length > 0)) && texts.full}
      </p>
    </>
  );
}
