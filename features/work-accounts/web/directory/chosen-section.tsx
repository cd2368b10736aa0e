import { Button, CloseButton } from '@mantine/core';
import { SettingsSection } from '#packages/ui';
import { directoryTexts } from './directory-texts.ts';
import { foundName } from './found-columns.tsx';
import type { ChosenPeople } from './use-chosen-people.ts';
import classes from './directory.module.css';

/** The chosen people, also those outside the current search. */
export function ChosenSection({ chosen }: { chosen: ChosenPeople }) {
  const { rows: people } = chosen;
  return (
    <SettingsSection title={directoryTexts.chosen} about={directoryTexts.chosenAbout}>
      {people.length === 0 ? (
        <p className={classes['nobody']}>{directoryTexts.nobodyChosen}</p>
      ) : (
        <>
          <ul className={classes['chosen']} aria-label={directoryTexts.chosen}>
            {people.map((person) => (
              <li key={person.object_id}>
                <span className={classes['who']}>
                  <b>{foundName(person)}</b>
                  <span>{person.email}</span>
                </span>
                <CloseButton
                  aria-label={`Remove ${foundName(person)}`}
                  onClick={() => chosen.set([person], false)}
                />
              </li>
            ))}
          </ul>
          {people.length > 1 && (
            <Button
              variant="default"
              size="xs"
              className={classes['clear'] ?? ''}
              onClick={chosen.clear}
            >
              {directoryTexts.clear}
            </Button>
          )}
        </>
      )}
    </SettingsSection>
  );
}
