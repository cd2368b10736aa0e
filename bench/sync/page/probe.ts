// Runs before the product's worker and adds times to its messages.
interface Marked {
  type: string;
  id?: number;
  /** Milliseconds since 1970, with fractions. */
  at?: number;
  /** Milliseconds from the request to its answer, inside the worker. */
  took?: number;
  /** When the first batch of the first load was requested. */
  asked?: number;
  /** When the answer with the newest changes had arrived completely. */
  came?: number;
}

const asked = new Map<number, number>();
const marks: { asked?: number; came?: number } = {};
const moment = () => performance.timeOrigin + performance.now();

const listen = MessagePort.prototype.addEventListener;
MessagePort.prototype.addEventListener = function heard(
  this: MessagePort,
  ...[type, ...rest]: Parameters<typeof listen>
) {
  if (type === 'message') {
    listen.call(this, 'message', (event) => {
      const { id } = (event as MessageEvent<Marked>).data;
      if (id !== undefined) asked.set(id, performance.now());
    });
  }
  listen.call(this, type, ...rest);
};

const post = MessagePort.prototype.postMessage;
MessagePort.prototype.postMessage = function said(this: MessagePort, message: Marked) {
  const since = asked.get(message.id ?? -1);
  const took = since === undefined ? {} : { took: performance.now() - since };
  post.call(this, { ...message, ...marks, ...took, at: moment() });
};

const call = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const path = typeof input === 'string' ? input : '';
  if (path.endsWith('/measures/init')) marks.asked ??= moment();
  const response = await call(input, init);
  if (!path.endsWith('/sync/measures')) return response;
  const body = await response.arrayBuffer();
  marks.came = moment();
  return new Response(body, { status: response.status, headers: response.headers });
};
