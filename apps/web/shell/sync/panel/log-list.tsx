import { Button } from '@mantine/core';
import { IconAlertTriangle, IconBug, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { clockText } from '#packages/kit';
import type { LogEntry, LogLevel } from '#packages/sync/offline';
import { uiMessages, useNow, useZone } from '#packages/ui';
import { contextText } from './log-file.ts';
import { shortTime } from './state-words.ts';
import classes from './panel.module.css';

const atOnce = 100;

const levels = {
  error: { word: 'Error', sign: IconCircleX },
  warn: { word: 'Warning', sign: IconAlertTriangle },
  info: { word: 'Info', sign: IconInfoCircle },
  debug: { word: 'Debug', sign: IconBug },
} as const satisfies Record<LogLevel, object>;

/** Entries of the log, a hundred at a time. */
export function LogList({ entries }: { entries: readonly LogEntry[] }) {
  const [count, setCount] = useState(atOnce);
  return (
    <>
      <ol className={classes['log']} aria-label="Newest first">
        {entries.slice(0, count).map((entry, place) => (
          // Two entries may be equal; their index from the oldest is unique.
          <Entry key={entries.length - place} entry={entry} />
        ))}
      </ol>
      {count < entries.length && (
        <Button variant="subtle" fullWidth onClick={() => setCount(count + atOnce)}>
          {uiMessages.loadMore}
        </Button>
      )}
    </>
  );
}

function Entry({ entry }: { entry: LogEntry }) {
  const now = useNow();
  const zone = useZone();
  const { word, sign: Sign } = levels[entry.level];
  const time = Date.parse(entry.timestamp);
  return (
    <li data-level={entry.level}>
      <Sign size={16} stroke={1.75} aria-hidden />
      <div>
        <p>
          <span className="ws-only-heard">{word}: </span>
          {entry.message}
        </p>
        <p className={classes['context']}>
          {[entry.type, entry.page, contextText(entry)].filter((part) => part !== '').join(' · ')}
        </p>
      </div>
      <time dateTime={entry.timestamp} title={shortTime(time, now, zone)}>
        {clockText(time, zone)}
      </time>
    </li>
  );
}
