// The alert engine and the sender of emails as a process of their own, which the proof kills. Time
// runs faster than the clock, so that rules of days are due several times a second.
import { appendFileSync } from 'node:fs';
import { randomFillSync } from 'node:crypto';
import { parseArgs } from 'node:util';
import { alertLoops } from '#alerts/server';
import { createId } from '#packages/kit';
import { openDatabase } from '#packages/database';
import { runLoops, runTasks } from '#packages/tasks/server';
import type { TaskWork } from '#packages/tasks/server';
import { openPush } from '#push/server';
import { stampedTables, worksOf } from '../../../apps/server/composition.ts';
import { weatherOf } from '../../../apps/server/weather-service.ts';
import { wrongRound } from './wrong-engines.ts';
import type { WrongEngine } from './wrong-engines.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: '' },
    /** Milliseconds since 1970, by the clock: the start, at which the time of the proof is `begin`. */
    start: { type: 'string', default: '0' },
    begin: { type: 'string', default: '0' },
    speed: { type: 'string', default: '1' },
    /** File to which the id of each sent email is appended. */
    sent: { type: 'string', default: '' },
    engine: { type: 'string', default: 'product' },
  },
});
const [start, begin, speed] = [values.start, values.begin, values.speed].map(Number);
const now = () => Math.round((begin ?? 0) + (Date.now() - (start ?? 0)) * (speed ?? 1));
const newId = () => createId(Date.now(), (bytes) => void randomFillSync(bytes));
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
/** Milliseconds that a mail server takes: enough that many kills hit an email that is being sent. */
const sendingTime = 200;

/** Milliseconds between two rounds: short for slots of 200 ms, longer for messages, which may wait. */
const [slotPause, messagePause] = [20, 300];

const connectionString = values.database;
const database = openDatabase({ connectionString, stampedTables, log, poolSize: 4 });
const isMarkedFirst = values.engine === 'mark-before-send';
const transport = {
  async send({ message_id }: { message_id: string }) {
    await new Promise((resolve) => setTimeout(resolve, sendingTime));
    appendFileSync(values.sent, `${message_id}\n`);
  },
  forget: () => Promise.resolve(),
  close: () => undefined,
};
const onError = (reason: string) => {
  // A process that is killed ends its connections; others are not to hide an error.
  if (!/terminat|ECONN|closed/i.test(reason)) console.error(reason);
};
const services = {
  ...{ database, now, newId, publicUrl: 'https://proof.test', onError, isSmsSent: false },
};
const weather = weatherOf();

const loops =
  values.engine === 'product' || isMarkedFirst
    ? alertLoops({ ...services, weather })
        .filter(({ name }) => name === 'alert-slots' || name === 'alert-messages')
        .map((loop) => ({ ...loop, pause: loop.name === 'alert-slots' ? slotPause : messagePause }))
    : [
        {
          ...{ name: 'wrong', pause: slotPause },
          round: () => wrongRound(values.engine as WrongEngine, services),
        },
      ];
runLoops(loops, log);
const push = openPush({ subject: 'mailto:proof@proof.test' });
const works = worksOf({
  ...services,
  weather,
  push,
  backups: null,
  transports: { mail: transport },
})
  .filter(({ kind }) => kind.name === 'send-email')
  .map((work) => (isMarkedFirst ? markedFirst(work) : work));
await runTasks({ connectionString, works, log });
process.send?.('ready');

/** Wrong on purpose: an email counts as sent before it is. */
function markedFirst(work: TaskWork): TaskWork {
  return {
    ...work,
    async run(data, tried) {
      const { org_id, message_id } = data as { org_id: string; message_id: string };
      const found = await database.write({ org_id, actor_user_id: null }, (tx) =>
        tx.query(
          `update outbox set state = 'sent' where org_id = $1 and message_id = $2
             and state = 'queued' returning message_id`,
          [org_id, message_id],
        ),
      );
      if (tried.number === 1 && found.rows.length > 0) await transport.send({ message_id });
    },
  };
}
