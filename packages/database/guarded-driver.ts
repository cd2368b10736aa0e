import type { Duplex } from 'node:stream';
import pg from 'pg';

/** What the driver's connection does with its socket; its types leave this out. */
interface Attaching {
  attachListeners(stream: Duplex): void;
  [isGuarded]?: true;
}

const isGuarded = Symbol.for('watershade.guarded-driver');

/**
 * The driver reads what PostgreSQL sends inside the socket's `data` event. What is thrown there, for
 * example at a text that is longer than V8 can hold, belongs to no promise and would end the process.
 * From now on it ends the connection, as if the line were lost: the queries on it reject with the
 * error, and whoever owns the connection throws it away.
 *
 * This changes the driver itself, because libraries make connections of their own.
 */
function guardDriver(): void {
  // The types know a public part of the class only.
  const connections = pg.Connection.prototype as unknown as Attaching;
  if (connections[isGuarded] === true) return;
  connections[isGuarded] = true;
  const { attachListeners } = connections;
  connections.attachListeners = function attachGuarded(stream) {
    endAtError(stream);
    attachListeners.call(this, stream);
  };
}

function endAtError(stream: Duplex): void {
  const emit = stream.emit.bind(stream);
  stream.emit = (...event: Parameters<typeof emit>) => {
    try {
      return emit(...event);
    } catch (error) {
      stream.destroy(error instanceof Error ? error : new Error(String(error)));
      return true;
    }
  };
}

guardDriver();
