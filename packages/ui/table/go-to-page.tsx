import { useId, useState } from 'react';
import { uiMessages } from '../messages.ts';
import { typedPage } from './pages.ts';
import classes from './table-foot.module.css';

interface Props {
  /** From 0. */
  page: number;
  count: number;
  onGo: (page: number) => void;
}

/** Opens the typed page; anything but 1 up to the count is rejected with a message. */
export function GoToPage({ page, count, onGo }: Props) {
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
