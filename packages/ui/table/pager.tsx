import { NativeSelect, NumberInput } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { pageNumbers } from './page-numbers.ts';
import classes from './pager.module.css';

interface Props {
  /** From 0. */
  page: number;
  size: number;
  total: number;
  defaultSize: number;
  onPage: (page: number, size: number) => void;
}

const offeredSizes = [25, 50, 75, 100, 200];

/** Where in a long list the table stands, and the ways to another part of it. */
export function Pager({ page, size, total, defaultSize, onPage }: Props) {
  const count = Math.max(1, Math.ceil(total / size));
  const sizes = [...new Set([...offeredSizes, defaultSize])].sort((a, b) => a - b);
  const first = total === 0 ? 0 : page * size + 1;
  return (
    <nav className={classes['pager']} aria-label="Pages">
      <span>
        {first} – {Math.min(total, (page + 1) * size)} of {total}
      </span>
      <div className={`${classes['group'] ?? ''} ${classes['end'] ?? ''}`}>
        <label htmlFor={`rows-${String(defaultSize)}`}>Rows</label>
        <NativeSelect
          id={`rows-${String(defaultSize)}`}
          size="xs"
          w={72}
          data={sizes.map(String)}
          value={String(size)}
          onChange={(event) => onPage(0, Number(event.currentTarget.value))}
        />
      </div>
      {count > 1 && <PageButtons page={page} count={count} onPage={(to) => onPage(to, size)} />}
      {count > 5 && (
        <NumberInput
          size="xs"
          w={72}
          aria-label="Go to page"
          placeholder="Page"
          min={1}
          max={count}
          clampBehavior="strict"
          hideControls
          onKeyDown={(event) => {
            const wanted = Number(event.currentTarget.value);
            if (event.key === 'Enter' && wanted >= 1) onPage(wanted - 1, size);
          }}
        />
      )}
    </nav>
  );
}

function PageButtons({
  page,
  count,
  onPage,
}: {
  page: number;
  count: number;
  onPage: (page: number) => void;
}) {
  return (
    <div className={classes['group']}>
      <button
        type="button"
        className={classes['page']}
        aria-label="Previous page"
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      >
        <IconChevronLeft size={16} aria-hidden />
      </button>
      {pageNumbers(page + 1, count).map((number, place) =>
        number === 0 ? (
          <span key={`gap-${String(place)}`} aria-hidden>
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            className={classes['page']}
            aria-label={`Page ${String(number)}`}
            aria-current={number === page + 1 ? 'page' : undefined}
            onClick={() => onPage(number - 1)}
          >
            {number}
          </button>
        ),
      )}
      <button
        type="button"
        className={classes['page']}
        aria-label="Next page"
        disabled={page >= count - 1}
        onClick={() => onPage(page + 1)}
      >
        <IconChevronRight size={16} aria-hidden />
      </button>
    </div>
  );
}
