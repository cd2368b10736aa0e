import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createEventReader } from './events.ts';
import type { ServerEvent } from './events.ts';

const text =
  ':\n\nevent: news\ndata: {"a":1}\n\n: life\n\ndata: one\r\ndata:two\r\n\r\nevent: x\n\n';

it('takes events apart wherever the stream is cut', () => {
  const cuts = fc.array(fc.nat({ max: text.length }), { maxLength: 8 });
  fc.assert(
    fc.property(cuts, (places) => {
      const events: ServerEvent[] = [];
      const read = createEventReader((event) => events.push(event));
      const edges = [0, ...places.sort((a, b) => a - b), text.length];
      edges.slice(1).forEach((edge, at) => read(text.slice(edges[at], edge)));
      expect(events).toEqual([
        { name: 'news', data: '{"a":1}' },
        { name: 'message', data: 'one\ntwo' },
      ]);
    }),
  );
});
