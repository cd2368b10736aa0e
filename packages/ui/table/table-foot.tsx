import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { countText } from '#packages/kit';
import { uiMessages } from '../messages.ts';
import { pageButtons, sizesWith, typedPage } from './pages.ts';
import classes from './table-foot.module.css';

interface Props {
  label: string;
  /** Undefined while the rows are loading. */
  total: number | undefined;
  /** From 0. */
  page: number;
  size: number;
  defaultSize: number;
  onPage: (page: number, size: number) => void;
}

/** The shown rows, the page size, and page buttons. */
export function TableFoot({ label, total, page, size, defaultSize, onPage }: Props) {
  const count = Math.max(1, Math.ceil((total ?? 0) / size));
  const goTo = (wanted: number) => onPage(wanted, size);
  return (
    <div className={`${classes['foot'] ?? ''} ws-not-printed`}>
      <span role="status">{total !== undefined && shownOf(total, page, size)}</span>
      <label className={classes['sizes']}>
        Rows
        <select
          value={size}
          // The first row stays visible.
          onChange={({ currentTarget }) => {
            const next = Number(currentTarget.value);
            onPage(Math.floor((page * size) / next), next);
          }}
        >
          {sizesWith(defaultSize).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      {count > 1 && (
        <nav className={classes['pages']} aria-label={`Pages of ${label}`}>
          <button
            type="button"
            className={classes['step']}
            disabled={page === 0}
            aria-label="Previous page"
            onClick={() => goTo(page - 1)}
          >
            <IconChevronLeft size={16} stroke={2} aria-hidden />
          </button>
          {pageButtons(page, count).map((one, at) =>
            one === 'gap' ? (
              <span key={`gap-${String(at)}`} className={classes['gap']}>
                …
              </span>
            ) : (
              <button
                key={one}
                type="button"
                className={classes['page']}
                aria-label={`Page ${String(one + 1)}`}
                {...(one === page && { 'aria-current': 'page' as const })}
                onClick={() => goTo(one)}
              >
                {one + 1}
              </button>
            ),
          )}
          <button
            type="button"
            className={classes['step']}
            disabled={page >= count - 1}
            aria-label="Next page"
            onClick={() => goTo(page + 1)}
          >
            <IconChevronRight size={16} stroke={2} aria-hidden />
          </button>
          <GoToPage
            key={`${String(page)}/${String(count)}`}
            page={page}
            count={count}
            onGo={goTo}
          />
        </nav>
      )}
    </div>
  );
}

/** '31 – 60 of 64'. */
function shownOf(total: number, page: number, size: number): string {
  const first = total === 0 ? 0 : page * size + 1;
  return `${countText(first)} – ${countText(Math.min(total, (page + 1) * size))} of ${countText(total)}`;
}

interface GoToPageProps {
  /** From 0. */
  page: number;
  count: number;
  onGo: (page: number) => void;
}

/** Opens the typed page; anything but 1 up to the count is rejected with a message. */
function GoToPage({ page, count, onGo }: GoToPageProps) {
  const id = useId();
  const [typed, setTyped] = useState(String(page + 1));
  const [isRefused, setRefused] = useState(false);
  return (
    <form
      noValidate
      className={classes['go']}
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = typedPage(typed, count);
        setRefused(wanted === null);
        if (wanted !== null && wanted !== page) onGo(wanted);
      }}
    >
      <label>
        Go to page
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          aria-invalid={isRefused}
          aria-describedby={id}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setRefused(false);
            setTyped(event.currentTarget.value);
          }}
        />
      </label>
      <span id={id} role="status" className={classes['refused']}>
        {isRefused && uiMessages.pageRange(count)}
      </span>
    </form>
  );
}
