import { IconCheck } from '@tabler/icons-react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { uiMessages } from '../../messages.ts';
import { dropdownSizes } from './dropdown-option.ts';
import type { DropdownMore, DropdownOption } from './dropdown-option.ts';
import classes from './dropdown.module.css';

interface Props {
  id: string;
  label: string;
  options: readonly DropdownOption[];
  chosen: ReadonlySet<string>;
  isMultiple: boolean;
  active: number;
  isSearching: boolean;
  onChoose: (option: DropdownOption) => void;
  more: DropdownMore | undefined;
}

/** The element id of a row, for `aria-activedescendant`. */
export function rowId(list: string, index: number): string {
  return `${list}-${String(index)}`;
}

const height = { width: 0, height: dropdownSizes.list };

/** The rows of a dropdown; only visible ones, five beyond, and the active one are rendered. */
export function DropdownList(props: Props) {
  const { id, label, options, chosen, isMultiple, active, isSearching, onChoose, more } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: options.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => dropdownSizes.row,
    overscan: dropdownSizes.overscan,
    // The list is never higher, so measuring is unnecessary.
    observeElementRect: (_list, report) => report(height),
    initialRect: height,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(active < 0 ? [] : [active])])].sort(
        (a, b) => a - b,
      ),
    useFlushSync: false,
  });
  const drawn = rows.getVirtualItems();
  useLayoutEffect(() => {
    if (active >= 0) rows.scrollToIndex(active, { align: 'auto' });
  }, [active, rows]);
  useAtEnd((drawn.at(-1)?.index ?? -1) >= options.length - 1, options.length, more);

  return (
    <>
      <div
        ref={scroll}
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable={isMultiple}
        aria-busy={isSearching}
        className={classes['list']}
        style={{ height: Math.min(dropdownSizes.list, rows.getTotalSize()) }}
      >
        <div role="presentation" style={{ height: rows.getTotalSize(), position: 'relative' }}>
          {drawn.map(({ index, start }) => {
            const option = options[index];
            if (option === undefined) return null;
            const isChosen = chosen.has(option.id);
            return (
              <div
                key={option.id}
                id={rowId(id, index)}
                role="option"
                aria-selected={isChosen}
                aria-setsize={options.length}
                aria-posinset={index + 1}
                data-active={index === active}
                className={classes['row']}
                style={{ height: dropdownSizes.row, transform: `translateY(${String(start)}px)` }}
                onClick={() => onChoose(option)}
              >
                <span className={classes['check']} data-shown={isChosen} aria-hidden>
                  {isChosen && <IconCheck size={16} stroke={2} />}
                </span>
                <span className={classes['text']} dir="auto" title={option.label}>
                  {option.label}
                </span>
                {option.note !== undefined && (
                  <span className={classes['note']} title={option.note}>
                    {option.note}
                  </span>
                )}
              </div>
            );
          })}
        </div>
      </div>
      <p role="status" className={classes['line']}>
        {lineOf(options.length, more)}
      </p>
    </>
  );
}

function lineOf(count: number, more: DropdownMore | undefined): string {
  if (more?.isFetching === true) return uiMessages.loadMore;
  return count === 0 ? uiMessages.noResults : '';
}

/** Loads more once each time that the end of the rows becomes visible. */
function useAtEnd(isAtEnd: boolean, count: number, more: DropdownMore | undefined): void {
  const latest = useRef(more);
  useEffect(() => {
    latest.current = more;
  });
  useEffect(() => {
    if (isAtEnd && latest.current?.isFetching === false) latest.current.onMore();
  }, [isAtEnd, count]);
}
