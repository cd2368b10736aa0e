import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { longestNote } from '#emergencies/contract';
import type { LogLine } from '#emergencies/domain';
import type { NamedEmergency } from '#emergencies/offline';
import { clockText } from '#packages/kit';
import { UnsentMark, useZone } from '#packages/ui';
import { PersonPicker } from '#people/web';
import { emergencyTexts as texts, kindWords } from '../emergency-texts.ts';
import type { EmergencyOnSheet } from './use-emergency.ts';
import classes from './log-section.module.css';

/** The affected person, notes, and all entries so far with their state in the queue. */
export function LogSection({ emergency }: { emergency: EmergencyOnSheet }) {
  const { current, note, person } = emergency;
  const [typed, setTyped] = useState('');
  const add = async () => {
    if (typed.trim() !== '' && (await note(typed.trim()))) setTyped('');
  };
  return (
    <section aria-label={texts.entries} className={classes['log']}>
      <PersonPicker
        label={texts.person}
        value={current?.user_id ?? null}
        clearable
        onChange={(user_id) => void person(user_id)}
      />
      <div>
        <Textarea
          label={texts.note}
          description={texts.noteAbout}
          maxLength={longestNote}
          autosize
          minRows={2}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button variant="default" mt={8} disabled={typed.trim() === ''} onClick={() => void add()}>
          {texts.addNote}
        </Button>
      </div>
      <div>
        <h3>{texts.entries}</h3>
        {current === null ? (
          <p className={classes['none']}>{texts.nothing}</p>
        ) : (
          <Entries emergency={current} />
        )}
      </div>
    </section>
  );
}

function Entries({ emergency }: { emergency: NamedEmergency }) {
  const { lines, unsent } = emergency;
  const states = Object.values(unsent);
  const waiting = states.filter(({ state }) => state !== 'refused').length;
  const refused = states.find(({ state }) => state === 'refused');
  return (
    <>
      <div role="status">
        {waiting > 0 && <p className={classes['none']}>{texts.waiting(waiting)}</p>}
        {refused !== undefined && (
          <p className={classes['problem']}>{texts.refused(refused.reason ?? '')}</p>
        )}
      </div>
      <ol className={classes['entries']}>
        {lines.map((line) => (
          <Entry key={line.entry_id} line={line} emergency={emergency} />
        ))}
      </ol>
    </>
  );
}

function Entry({ line, emergency }: { line: LogLine; emergency: NamedEmergency }) {
  const zone = useZone();
  const { person, user_id, location, location_id, unsent } = emergency;
  const state = unsent[line.entry_id];
  const detail =
    line.kind === 'note'
      ? line.note
      : line.kind === 'person' && line.user_id !== null && line.user_id === user_id
        ? person
        : line.kind === 'location' && line.location_id === location_id
          ? location
          : null;
  return (
    <li data-mistake={line.isMistake}>
      <span className="ws-figures">{clockText(line.time, zone)}</span>
      <span className={classes['what']}>
        <b>{kindWords[line.kind]}</b>
        {detail !== null && <span dir="auto">{detail}</span>}
        {line.isMistake && <small>{texts.isMistake}</small>}
      </span>
      {state !== undefined && <UnsentMark state={state.state} reason={state.reason} short />}
    </li>
  );
}
