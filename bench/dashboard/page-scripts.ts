/**
 * Text, as it runs before the page's own scripts. It stores the connection to the offline copy, so
 * that reads can be sent as by a card, and the time of the page's last change, in elements or on a
 * canvas, up to the end of the frame that shows it.
 */
export const watchPage = `
  const seen = { start: 0, painted: 0, isMarked: false, port: null };
  globalThis.seen = seen;

  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (message, ...more) {
    if (message?.type === 'hello') seen.port = this;
    return post.call(this, message, ...more);
  };
  let lastId = 1e9;
  seen.ask = (name, params) => new Promise((resolve, reject) => {
    const id = ++lastId;
    const begin = performance.now();
    const hear = ({ data }) => {
      if (data.id !== id) return;
      seen.port.removeEventListener('message', hear);
      if (data.type === 'answer') resolve({ took: performance.now() - begin, value: data.value });
      else reject(new Error(data.message ?? data.type));
    };
    seen.port.addEventListener('message', hear);
    post.call(seen.port, { type: 'read', id, name, params });
  });

  const frame = requestAnimationFrame.bind(globalThis);
  let isInFrame = false;
  globalThis.requestAnimationFrame = (draw) => frame((time) => {
    isInFrame = true;
    try { draw(time); } finally { isInFrame = false; }
  });
  const note = () => { seen.painted = performance.now(); seen.isMarked = false; };
  const mark = () => {
    if (seen.isMarked) return;
    seen.isMarked = true;
    if (isInFrame) setTimeout(note);
    else frame(() => setTimeout(note));
  };
  for (const name of ['fill', 'stroke', 'fillText', 'fillRect', 'drawImage']) {
    const draw = CanvasRenderingContext2D.prototype[name];
    CanvasRenderingContext2D.prototype[name] = function (...args) { mark(); return draw.apply(this, args); };
  }
  new MutationObserver((records) => {
    const isShown = ({ target }) => (target.closest ? target : target.parentElement)?.closest('main');
    if (records.some(isShown)) mark();
  }).observe(document, { subtree: true, childList: true, characterData: true });
  addEventListener('click', ({ timeStamp }) => { seen.start = timeStamp; }, { capture: true });
  seen.took = async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
    const isOver = () => seen.painted > seen.start && !seen.isMarked && performance.now() - seen.painted > 300;
    while (!isOver()) await pause();
    return seen.painted - seen.start;
  };
`;
