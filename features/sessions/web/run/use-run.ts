import { useEffect, useRef, useState } from 'react';
import { newId } from '#packages/http/web';
import { useRemembered } from '#packages/ui';
import type { SkipReason } from '#sessions/contract';
import type { SessionDetail, SessionPerson, SkipChange } from '#sessions/offline';
import { runTexts as texts } from '../session-texts.ts';
import { peopleToGo, personAfter, stillAhead } from './next-person.ts';
import type { Ahead } from './next-person.ts';
import { useUndoTest } from './use-undo-test.ts';

/** Where a run-through is, kept on this device so that it continues after the browser was closed. */
interface Place {
  user_id: string | null;
  /** What was typed for this person. */
  typed: string;
  /** Id of the test with the typed value, so that it is stored once however often it is sent. */
  measurement_id: string;
  ahead: Ahead;
  /** The person was done and is tested once more; they are not to go. */
  isAgain?: boolean;
}

/** What was done last, for the bar. */
export interface Last {
  text: string;
  canUndo: boolean;
}

/** The same with whom it was about. */
interface LastDone extends Last {
  person: SessionPerson;
  /** The saved test; null for a skip. */
  measurement_id: string | null;
  /** Whether it was stored. */
  stored: Promise<boolean>;
}

const nowhere: Place = { user_id: null, typed: '', measurement_id: '', ahead: {} };

type Skip = (change: SkipChange, options: { isQuiet: boolean }) => Promise<boolean>;

/** The state of a run-through: who is next, what is typed, and what can be undone. */
export function useRun(session_id: string, { people }: Pick<SessionDetail, 'people'>, skip: Skip) {
  const [place, keep] = useRemembered<Place>(`session-run:${session_id}`, nowhere);
  const latest = useRef(place);
  useEffect(() => {
    latest.current = place;
  }, [place]);
  const undoTest = useUndoTest();
  const [last, setLast] = useState<LastDone | null>(null);
  const isUndoing = useRef(false);
  const toGo = peopleToGo(people, place.ahead);
  const selected = toGo.find(({ user_id }) => user_id === place.user_id);
  const again = place.isAgain === true ? personAgain(people, place) : undefined;
  const current = selected ?? again ?? toGo[0] ?? null;
  const next = current === null || current.user_id === place.user_id ? null : current.user_id;

  const goTo = (user_id: string | null, ahead: Ahead, isAgain = false) =>
    keep({ user_id, typed: '', measurement_id: user_id === null ? '' : newId(), ahead, isAgain });
  // Each person gets an id for the test before its value is typed. In one effect, as two that keep a
  // place would undo each other.
  useEffect(() => {
    const ahead = stillAhead(people, latest.current.ahead);
    if (next !== null) keep({ user_id: next, typed: '', measurement_id: newId(), ahead });
    else if (ahead !== latest.current.ahead) keep({ ...latest.current, ahead });
  }, [next, people, keep]);

  const finish = (done: Omit<LastDone, 'canUndo'>) => {
    const { person } = done;
    const ahead = { ...latest.current.ahead, [person.user_id]: true };
    goTo(personAfter(people, toGo, person.user_id), ahead);
    setLast({ ...done, canUndo: true });
  };

  const takeBack = async (
    person: SessionPerson,
    undo: () => Promise<boolean>,
    isStillDone = false,
  ) => {
    if (isUndoing.current) return;
    isUndoing.current = true;
    try {
      if (!(await undo())) return;
      const ahead = { ...latest.current.ahead, [person.user_id]: isStillDone };
      goTo(person.user_id, ahead, isStillDone);
      const text = texts.undone(person.name);
      setLast({
        text,
        canUndo: false,
        person,
        measurement_id: null,
        stored: Promise.resolve(true),
      });
    } finally {
      isUndoing.current = false;
    }
  };

  const change = (person: SessionPerson, skip_reason: SkipReason | null) =>
    skip(
      { session_id, user_id: person.user_id, skip: skip_reason !== null, skip_reason },
      { isQuiet: true },
    );

  return {
    toGo,
    /** Null while it is being selected, and once everybody is done. */
    current: next === null ? current : null,
    isAllDone: toGo.length === 0 && again === undefined,
    typed: place.typed,
    measurement_id: place.measurement_id,
    /** Also somebody who is done: they are tested once more. */
    select: (user_id: string) =>
      goTo(user_id, place.ahead, !toGo.some((person) => person.user_id === user_id)),
    onTyped: (typed: string) => keep({ ...place, typed }),
    onSaved: (person: SessionPerson, measurement_id: string) =>
      finish({
        ...{ text: texts.saved(person.name), person, measurement_id },
        stored: Promise.resolve(true),
      }),
    async onSkip(person: SessionPerson, reason: SkipReason): Promise<void> {
      // Goes on at once: what is typed for the next person must not be lost when the answer arrives.
      const stored = change(person, reason);
      finish({ text: texts.skipped(person.name), person, measurement_id: null, stored });
      if (await stored) return;
      setLast((before) => (before?.person.user_id === person.user_id ? null : before));
      keep({ ...latest.current, ahead: { ...latest.current.ahead, [person.user_id]: false } });
    },
    last: last as Last | null,
    /** Takes back what was done last. */
    async undoLast(): Promise<void> {
      if (last?.canUndo !== true) return;
      const { person, measurement_id, stored } = last;
      await takeBack(
        person,
        async () =>
          measurement_id === null
            ? (await stored) && (await change(person, null))
            : undoTest(person, measurement_id),
        // Somebody who was done before is done again, by the earlier test or skip.
        person.result !== null || (measurement_id !== null && person.skip),
      );
    },
    /** Puts a person who is done on the list again. */
    undo: (person: SessionPerson) =>
      takeBack(person, () =>
        person.result === null
          ? change(person, null)
          : undoTest(person, person.result.measurement_id),
      ),
  };
}

/** The person of a place who is done already, unless the test of this place is what they are done by. */
function personAgain(people: readonly SessionPerson[], { user_id, measurement_id }: Place) {
  const person = people.find((each) => each.user_id === user_id);
  return person?.mayMeasure === true && person.result?.measurement_id !== measurement_id
    ? person
    : undefined;
}
