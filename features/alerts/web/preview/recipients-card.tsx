import { IconBellOff } from '@tabler/icons-react';
import type { ChannelChoice } from '#alerts/contract';
import type { ChannelSetup } from '#alerts/domain';
import type { RuleRecipients } from '#alerts/offline';
import { Card, InitialsAvatar } from '#packages/ui';
import { alertTexts, reachText, skipTexts } from '../alert-texts.ts';
import { WarningNote } from './warning-note.tsx';
import classes from './preview.module.css';

/** Rows that are shown at most. */
const mostShown = 6;

interface Props {
  /** Undefined while loading; null without jobs or locations. */
  recipients: Omit<RuleRecipients, 'candidates'> | null | undefined;
  /** Further people that the viewer may not see. */
  unnamed?: { reached: number; skipped: number };
  /** Which channels are configured; null where that is unknown. */
  setup: ChannelSetup | null;
  /** Shown first; null for none. Omitted for the warning of a rule that reaches nobody. */
  warning?: string | null;
  channels: ChannelChoice;
  /** The alerts are about the people in scope. */
  isAboutPeople: boolean;
  isSignInKnown: boolean;
  /** People who get notifications in a browser; null where that is unknown. */
  withBrowser: ReadonlySet<string> | null;
}

/** Who is notified now, how each of them can be reached, and who is left out and why. */
export function RecipientsCard(props: Props) {
  const { recipients, channels, setup, isAboutPeople, isSignInKnown, withBrowser } = props;
  const { unnamed = noneUnnamed } = props;
  if (!recipients) {
    return (
      <Card title="Recipients now">
        <p className={classes['quiet']}>{recipients === null && alertTexts.needsScope}</p>
      </Card>
    );
  }
  const { reached, skipped, isByAdmins, people } = recipients;
  const sent = reached.length + unnamed.reached;
  const left = skipped.length + unnamed.skipped;
  const { warning = sent === 0 ? alertTexts.nobody : null } = props;
  return (
    <Card title="Recipients now" subtitle={alertTexts.reachable(sent, sent + left)}>
      {isAboutPeople && <p className={classes['quiet']}>{alertTexts.people(people)}</p>}
      {warning !== null && <WarningNote>{warning}</WarningNote>}
      {isByAdmins && <p className={classes['quiet']}>{alertTexts.byAdmins}</p>}
      <PeopleRows
        label="Recipients"
        rows={reached.map((person) => ({
          ...person,
          note: reachText(channels, setup, withBrowser && withBrowser.has(person.user_id)),
        }))}
      />
      {unnamed.reached > 0 && (
        <p className={classes['quiet']}>{alertTexts.unnamed(reached.length, unnamed.reached)}</p>
      )}
      {left > 0 && <h3 className={classes['head']}>Left out</h3>}
      <PeopleRows
        label="Left out"
        isOut
        rows={skipped.map(({ reason, ...person }) => ({ ...person, note: skipTexts[reason] }))}
      />
      {unnamed.skipped > 0 && (
        <p className={classes['quiet']}>{alertTexts.unnamed(skipped.length, unnamed.skipped)}</p>
      )}
      {!isSignInKnown && <p className={classes['quiet']}>{alertTexts.signInsUnknown}</p>}
    </Card>
  );
}

const noneUnnamed = { reached: 0, skipped: 0 };

interface RowsProps {
  label: string;
  rows: readonly { user_id: string; name: string; note: string }[];
  isOut?: boolean;
}

function PeopleRows({ label, rows, isOut = false }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <ul className={classes['people']} aria-label={label}>
      {rows.slice(0, mostShown).map(({ user_id, name, note }) => (
        <li key={user_id}>
          {isOut ? (
            <IconBellOff size={18} stroke={1.75} aria-hidden />
          ) : (
            <InitialsAvatar initials={initialsOf(name)} seed={user_id} />
          )}
          <span>
            <b dir="auto">{name}</b>
            <small>{note}</small>
          </span>
        </li>
      ))}
      {rows.length > mostShown && (
        <li className={classes['quiet']}>{alertTexts.more(rows.length - mostShown)}</li>
      )}
    </ul>
  );
}

function initialsOf(name: string): string {
  const words = name.split(' ');
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '').join('');
}
