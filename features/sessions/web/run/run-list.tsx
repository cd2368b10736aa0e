import { Button } from '@mantine/core';
import { IconArrowBackUp, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { HydrationBadge } from '#hydration/web';
import { matchesSearch } from '#packages/kit';
import { SearchField, UnsentMark } from '#packages/ui';
import type { SessionPerson } from '#sessions/offline';
import { detailTexts, reasonWords, runTexts as texts } from '../session-texts.ts';
import classes from './run.module.css';

interface Props {
  toGo: readonly SessionPerson[];
  done: readonly SessionPerson[];
  current: string | null;
  onSelect: (user_id: string) => void;
  onUndo: (person: SessionPerson) => void;
}

/** More people than this have a search. */
const fewPeople = 8;

/** The people of a run-through: those to go, each at one press, and those who are done. */
export function RunList({ toGo: allToGo, done: allDone, current, onSelect, onUndo }: Props) {
  const [search, setSearch] = useState('');
  const isFound = ({ name }: SessionPerson) => matchesSearch(search, [name]);
  const toGo = allToGo.filter(isFound);
  const done = allDone.filter(isFound);
  return (
    <div className={classes['lists']}>
      {allToGo.length + allDone.length > fewPeople && (
        <SearchField
          label={texts.search}
          placeholder={detailTexts.placeholder}
          value={search}
          onChange={setSearch}
        />
      )}
      {toGo.length + done.length === 0 && <p className="ws-note">{texts.noMatch}</p>}
      {toGo.length > 0 && (
        <section aria-label={texts.missing(toGo.length)}>
          <h2>{texts.missing(toGo.length)}</h2>
          <ul className="ws-list">
            {toGo.map(({ user_id, name }) => (
              <li key={user_id}>
                <button
                  type="button"
                  className={`${classes['person'] ?? ''} ws-press ws-focus`}
                  aria-current={user_id === current ? 'true' : undefined}
                  onClick={() => onSelect(user_id)}
                >
                  <span dir="auto">{name}</span>
                  <IconChevronRight size={16} stroke={1.75} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {done.length > 0 && (
        <section aria-label={texts.done(done.length)}>
          <h2>{texts.done(done.length)}</h2>
          <ul className="ws-list">
            {done.map((person) => (
              <li key={person.user_id} className={classes['done']}>
                <span dir="auto">{person.name}</span>
                <DoneMark person={person} />
                {person.mayMeasure && (
                  <Button
                    variant="subtle"
                    size="xs"
                    leftSection={<IconArrowBackUp size={15} stroke={1.75} />}
                    aria-label={`${texts.undo} ${person.name}`}
                    onClick={() => onUndo(person)}
                  >
                    {texts.undo}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function DoneMark({ person: { result, skip_reason } }: { person: SessionPerson }) {
  if (result === null) {
    return (
      <span className="ws-small">
        {skip_reason === null ? detailTexts.skipped : reasonWords[skip_reason]}
      </span>
    );
  }
  return (
    <>
      <HydrationBadge state={result.state} value={result.value} />
      {result.unsent !== null && <UnsentMark state={result.unsent.state} short />}
    </>
  );
}
