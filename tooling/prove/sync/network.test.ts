import { expect, test } from 'vitest';
import { createNetwork } from './network.ts';
import type { CallHooks } from './network.ts';

test('a call that waits for a run may still take effect, unless it was called off', async () => {
  const network = createNetwork(() => Promise.resolve(new Response('{}')), {} as CallHooks);
  const { signal, abort } = callOff();
  const call = network.answer('/v3/measurement', { method: 'POST', body: 'sent', signal });
  expect(network.bodiesUnderWay).toEqual(['sent']);
  abort();
  expect(network.bodiesUnderWay).toEqual([]);
  await expect(call).rejects.toThrow('Called off');
});

function callOff() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
