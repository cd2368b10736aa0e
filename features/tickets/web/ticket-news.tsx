import { Link } from '@tanstack/react-router';
import { useAnswer } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import { readTicketNews } from '#tickets/contract';
import { ticketTexts as texts } from './ticket-texts.ts';
import classes from './tickets.module.css';

/** Milliseconds between two reads while the page is visible. */
const interval = 2 * 60_000;

/** The viewer's tickets with replies that they have not read. */
export function useTicketNews() {
  const { online } = useSyncStatus();
  const { data } = useAnswer(
    readTicketNews,
    {},
    { enabled: online, staleTime: interval, refetchInterval: interval },
  );
  return data?.tickets ?? [];
}

interface Props {
  tickets: ReturnType<typeof useTicketNews>;
  /** Called when the viewer opens one. */
  onLeave: () => void;
}

/** Unread replies, as part of a panel. */
export function TicketNews({ tickets, onLeave }: Props) {
  return (
    <section aria-label={texts.news}>
      <h2>{texts.news}</h2>
      <ul className={classes['news']}>
        {tickets.map(({ ticket_id, number, subject }) => (
          <li key={ticket_id}>
            <Link
              to="/settings/tickets"
              search={{ ticket: ticket_id } as object}
              dir="auto"
              onClick={onLeave}
            >
              {texts.newsOf(number, subject)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
