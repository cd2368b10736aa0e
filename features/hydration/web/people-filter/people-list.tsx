import { useMergedRef } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import type { PeopleChoices } from '#hydration/offline';
import { RelativeTime } from '#packages/ui';
import { MatchedText } from '#people/web';
import { peopleFilterTexts as texts } from './people-filter-texts.ts';
import { lineAfterKey } from './people-groups.ts';
import type { PeopleLine } from './people-groups.ts';
import { useDrawnLines } from './use-drawn-lines.ts';
import classes from './people-filter.module.css';

interface Props {
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
export function PeopleList(props: Props) {
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
      onToggle(choices.user_ids[line.place] ?? '');
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
          const user_id = choices.user_ids[line.place] ?? '';
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
              <Person {...props} place={line.place} isChosen={isChosen} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface PersonProps extends Pick<Props, 'choices' | 'search' | 'showsTimes'> {
  place: number;
  isChosen: boolean;
}

function Person({ choices, search, showsTimes, place, isChosen }: PersonProps) {
  const { names, labels, measured, firstHidden } = choices;
  const time = measured[place] ?? Number.NaN;
  return (
    <>
      <span className={classes['box']} data-checked={isChosen} aria-hidden>
        {isChosen && <IconCheck size={14} stroke={2.5} />}
      </span>
      <span className={classes['who']}>
        <span className={classes['name']} dir="auto" title={names[place]}>
          <MatchedText text={names[place] ?? ''} search={search} />
        </span>
        {labels[place] !== '' && (
          <span className={classes['tags']} title={labels[place]}>
            <MatchedText text={labels[place] ?? ''} search={search} />
          </span>
        )}
      </span>
      <span className={classes['notes']}>
        {place >= firstHidden && <span className={classes['hidden']}>{texts.hidden}</span>}
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
