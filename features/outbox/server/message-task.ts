import { findOrganisation } from '#organisation/server';
import { outboxMessages } from '#outbox/contract';
import type { MessageChannel } from '#outbox/contract';
import type { Database, Tx, WriteTx } from '#packages/database';
import { noNote } from '#packages/http/server';
import type { NoteUse } from '#packages/http/server';
import type { Clock } from '#packages/kit';
import { taskWork } from '#packages/tasks/server';
import type { TaskWork } from '#packages/tasks/server';
import { FinalFailure } from './message-transport.ts';
import type { MessageTransports } from './message-transport.ts';
import { blankSecret, findWaiting, markFailed, markSent } from './outbox-store.ts';
import { blankEmail, sendKinds } from './send-kinds.ts';

/** The result of one try to send a message. */
export interface MessageResult {
  channel: MessageChannel;
  /** ISO time. */
  at: string;
  /** Null if it was sent; otherwise why it reached nobody. */
  error: string | null;
  /** There is no further try. */
  isLast: boolean;
}

/** Records the result of a try in the transaction that marks the message, before it does. */
export type OnMessageResult = (
  tx: WriteTx,
  message_id: string,
  result: MessageResult,
) => Promise<void>;

/** A message that is about to be sent. */
export interface CheckedMessage {
  message_id: string;
  channel: MessageChannel;
  recipient: string;
  /** What it says, without markup. */
  text: string;
}

/**
 * Why a message is not sent any more, read in the transaction that loads it; null if it is. The
 * recipient may have lost rights since it was written.
 */
export type RefusalOfMessage = (tx: Tx, message: CheckedMessage) => Promise<string | null>;

/** What messages need from the feature that sent them. */
export interface MessageHooks {
  readonly onResult?: OnMessageResult;
  readonly refusalOf?: RefusalOfMessage;
}

export interface MessageTaskOptions {
  database: Database;
  transports: MessageTransports;
  now: Clock;
  /** Records each try, by channel. */
  notes?: Partial<Record<MessageChannel, NoteUse>> | undefined;
}

/** Task that sends one message of a channel. */
export function messageTask(
  channel: MessageChannel,
  { database, transports, now, notes = {} }: MessageTaskOptions,
  {
    onResult = () => Promise.resolve(),
    refusalOf = () => Promise.resolve(null),
  }: MessageHooks = {},
): TaskWork {
  const note = notes[channel] ?? noNote;
  return taskWork({
    kind: sendKinds[channel],
    // A killed process may repeat a message, with the same id: one email, or a few others.
    atOnce: channel === 'mail' ? 1 : 4,
    async run({ org_id, message_id }, tried) {
      const context = { org_id, actor_user_id: null };
      const { message, refusal } = await database.read(org_id, async (tx) => {
        const found = await findWaiting(tx, channel, message_id);
        if (found === null) return { message: null, refusal: null };
        const { recipient, text } = found;
        const sender_name = (await findOrganisation(tx))?.metadata._sender_name ?? '';
        return {
          message: { ...found, sender_name },
          refusal: await refusalOf(tx, { message_id, channel, recipient, text }),
        };
      });
      if (message === null) return;
      const transport = transports[channel];
      try {
        if (refusal !== null) throw new FinalFailure(refusal);
        if (transport === undefined) throw new FinalFailure(outboxMessages.notConfigured);
        await transport.send({ ...message, org_id, message_id });
      } catch (error) {
        const reason = withoutAddresses(error);
        const isFinal = error instanceof FinalFailure;
        const isLast = isFinal || tried.isLast;
        // The service was not asked.
        if (refusal === null) note(org_id, now(), reason);
        const at = new Date(now()).toISOString();
        await database.write(context, async (tx) => {
          // First what it is about, as in an answer that withdraws the message.
          await onResult(tx, message_id, { channel, at, error: reason, isLast });
          await markFailed(tx, message_id, reason, isLast);
        });
        if (isFinal) return;
        throw new Error(reason);
      }
      note(org_id, now(), null);
      const at = new Date(now()).toISOString();
      await database.write(context, async (tx) => {
        const error = transport?.storesBecause ?? null;
        await onResult(tx, message_id, { channel, at, error, isLast: true });
        await markSent(tx, message_id, at);
      });
    },
  });
}

/** The message of an error. Mail servers repeat the address, which not everybody may see. */
function withoutAddresses(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return reason.replaceAll(/<?[^\s<>@,;:]+@[^\s<>@,;:]+>?/g, 'the recipient');
}

/**
 * Task that blanks an email whose link has expired before it was sent, or that failed, and deletes
 * its file.
 */
export function blankingWork({
  database,
  transports,
}: Pick<MessageTaskOptions, 'database' | 'transports'>): TaskWork {
  return taskWork({
    kind: blankEmail,
    async run({ org_id, message_id }) {
      await database.write({ org_id, actor_user_id: null }, (tx) => blankSecret(tx, message_id));
      await transports.mail.forget?.(message_id);
    },
  });
}
