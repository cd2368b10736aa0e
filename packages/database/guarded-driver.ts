import type { Duplex } from 'node:stream';
import pg from 'pg';

/** How the driver's connection uses its socket; missing in its types. */
interface Attaching {
  attachListeners(stream: Duplex): void;
  [isGuarded]?: true;
}

const isGuarded = Symbol.for('watershade.guarded-driver');

/**
 * The driver reads data inside the socket's `data` event. An error there, for example a text that
 * is longer than V8 can hold, belongs to no promise and would end the process. This patch ends the
 * connection instead, as if it were lost: its queries reject with the error, and its owner discards
 * it.
 *
 * It changes the driver itself, as libraries create their own connections.
 */
function guardDriver(): void {
  // The types only contain the public part of the class.
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
