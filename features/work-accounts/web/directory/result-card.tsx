import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Card } from '#packages/ui';
import { directoryTexts, resultText } from './directory-texts.ts';
import type { IntakeResult } from './use-intake.ts';
import classes from './directory.module.css';

/** The added people, and the others with reasons. */
export function ResultCard({ result, onAnew }: { result: IntakeResult; onAnew: () => void }) {
  const { added, skipped } = result;
  const words = useRef<HTMLParagraphElement>(null);
  // The pressed button was removed.
  useEffect(() => words.current?.focus(), []);
  return (
    <Card title={directoryTexts.over}>
      <p ref={words} role="status" tabIndex={-1} className={classes['counts']}>
        {resultText(added.length, skipped.length)}
      </p>
      {skipped.length > 0 && (
        <>
          <h3 className={classes['head']}>{directoryTexts.skipped}</h3>
          <ul className={classes['result']} aria-label={directoryTexts.skipped}>
            {skipped.map(({ object_id, name, reason }) => (
              <li key={object_id}>
                <b>{name}</b>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {added.length > 0 && (
        <>
          <h3 className={classes['head']}>{directoryTexts.added}</h3>
          <ul className={classes['result']} aria-label={directoryTexts.added}>
            {added.map(({ user_id, name }) => (
              <li key={user_id}>
                <Link to="/people/$user_id" params={{ user_id }}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Group gap={8}>
        <Button component={Link} to="/people">
          {directoryTexts.toPeople}
        </Button>
        <Button variant="default" onClick={onAnew}>
          {directoryTexts.another}
        </Button>
      </Group>
    </Card>
  );
}
