import { Box, Button, Stack, Text } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import type { PeopleChoices } from '#hydration/offline';
import { ErrorState, RelativeTime, TextSkeleton } from '#packages/ui';
import { mostChosenPeople } from '#people/contract';
import { MatchedText } from '#people/web';
import { canTickFound, withFound, withoutPeople, withToggled } from './people-draft.ts';
import type { PeopleDraft } from './people-draft.ts';
import { peopleFilterTexts as texts } from './people-filter-texts.ts';
import { lineAfterKey, peopleLines } from './people-groups.ts';
import type { PeopleLine } from './people-groups.ts';
import { useDrawnLines } from './use-drawn-lines.ts';
import classes from './people-filter.module.css';

interface Props {
  draft: PeopleDraft;
  /** People who were chosen when the panel opened. */
  chosenBefore: ReadonlySet<string>;
  /** People found by the search; undefined until known. */
  choices: PeopleChoices | undefined;
  error: Error | null;
  onRetry: () => void;
  list: Ref<HTMLDivElement>;
  onChange: (draft: PeopleDraft) => void;
  onLeaveUp: () => void;
  /** Button to the found labels; null if none were found. */
  toLabels: { text: string; onPress: () => void } | null;
}

/** People by name, to choose one by one or all that a search found. */
export function PeopleTab(props: Props) {
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
      <Text mih={18} p="2px 14px 6px" c="dimmed" fz={12} lh="18px">
        {search !== '' && found.length > 0 && `${texts.applied(found.length)} `}
        {(isFull || (isTooMany && user_ids.length > 0)) && texts.full}
      </Text>
    </>
  );
}

interface PeopleListProps {
  ref?: Ref<HTMLDivElement>;
  choices: PeopleChoices;
  lines: readonly PeopleLine[];
  chosen: ReadonlySet<string>;
  /** The maximum number of people is chosen. */
  isFull: boolean;
  search: string;
  showsTimes: boolean;
  onToggle: (user_id: string) => void;
  /** Arrow up on the first person: back to the search. */
  onLeaveUp: () => void;
}

/** Checkboxes for people. Only visible rows, a few beyond, and the active one are rendered. */
function PeopleList(props: PeopleListProps) {
  const { ref, choices, lines, chosen, isFull, onToggle, onLeaveUp } = props;
  const id = useId();
  const scroll = useRef<HTMLDivElement>(null);
  const element = useMergedRef(scroll, ref);
  const [active, setActive] = useState(-1);
  const current = lines[active]?.kind === 'person' ? active : -1;
  const { drawn, height } = useDrawnLines(scroll, lines, current);

  const headings = lines.flatMap(({ kind }, at) => (kind === 'heading' ? [at] : []));

  function onKeyDown(event: KeyboardEvent): void {
    const line = lines[current];
    if ((event.key === ' ' || event.key === 'Enter') && line?.kind === 'person') {
      event.preventDefault();
      onToggle(choices.user_ids[line.index] ?? '');
      return;
    }
    const next = lineAfterKey(lines, current, event.key);
    if (next !== null) setActive(next);
    else if (event.key === 'ArrowUp') onLeaveUp();
    else return;
    event.preventDefault();
  }
  return (
    <div
      ref={element}
      role="listbox"
      aria-label={texts.people}
      aria-multiselectable
      aria-activedescendant={current < 0 ? undefined : `${id}-${String(current)}`}
      tabIndex={0}
      className={classes['list']}
      onFocus={() => current < 0 && setActive(lineAfterKey(lines, -1, 'ArrowDown') ?? -1)}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" style={{ height: height, position: 'relative' }}>
        {drawn.map(({ index, start, size }) => {
          const line = lines[index];
          if (line === undefined) return null;
          const place = { height: size, transform: `translateY(${String(start)}px)` };
          if (line.kind === 'heading') {
            return (
              <div key={line.name} aria-hidden className={classes['heading']} style={place}>
                {line.name} <span>{line.count}</span>
              </div>
            );
          }
          const user_id = choices.user_ids[line.index] ?? '';
          const isChosen = chosen.has(user_id);
          return (
            <div
              key={user_id}
              id={`${id}-${String(index)}`}
              role="option"
              aria-selected={isChosen}
              aria-disabled={isFull && !isChosen}
              aria-setsize={choices.user_ids.length}
              aria-posinset={index + 1 - headings.filter((at) => at < index).length}
              data-active={index === current}
              className={classes['person']}
              style={place}
              onClick={() => {
                setActive(index);
                onToggle(user_id);
              }}
            >
              <Person {...props} index={line.index} isChosen={isChosen} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface PersonProps extends Pick<PeopleListProps, 'choices' | 'search' | 'showsTimes'> {
  index: number;
  isChosen: boolean;
}

function Person({ choices, search, showsTimes, index, isChosen }: PersonProps) {
  const { names, labels, measured, firstHidden } = choices;
  const time = measured[index] ?? Number.NaN;
  return (
    <>
      <span className={classes['box']} data-checked={isChosen} aria-hidden>
        {isChosen && <IconCheck size={14} stroke={2.5} />}
      </span>
      <Stack component="span" gap={0} flex={1} miw={0}>
        <Box component="span" fw={500} className="ws-truncate" dir="auto" title={names[index]}>
          <MatchedText text={names[index] ?? ''} search={search} />
        </Box>
        {labels[index] !== '' && (
          <span className={classes['tags']} title={labels[index]}>
            <MatchedText text={labels[index] ?? ''} search={search} />
          </span>
        )}
      </Stack>
      <span className={classes['notes']}>
        {index >= firstHidden && <span className={classes['hidden']}>{texts.hidden}</span>}
        {showsTimes && (
          <span>
            {Number.isNaN(time) ? (
              texts.neverMeasured
            ) : (
              <>
                {texts.measured} <RelativeTime time={time} />
              </>
            )}
          </span>
        )}
      </span>
    </>
  );
}
