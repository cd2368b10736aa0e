import { expect, test } from 'vitest';
import { whileAllowed } from './file-answer.ts';

async function* numbers() {
  for (let number = 1; number <= 5; number += 1) yield await Promise.resolve(number);
}

test('a file ends with an error when its caller loses the right', async () => {
  const sent: number[] = [];
  let asked = 0;
  const isAllowed = () => Promise.resolve((asked += 1) <= 3);
  const sending = (async () => {
    for await (const part of whileAllowed(numbers(), isAllowed)) sent.push(part);
  })();
  await expect(sending).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(sent).toEqual([1, 2, 3]);
});
