import { expect, test } from 'vitest';
import { badgeAddress, userOfBadge } from './badge.ts';

const origin = 'https://watershade.example';
const id = '0193c1f0-7d2a-7c3b-9a8e-5d6f7a8b9c0d';

test('the code of a badge is the address of the person', () => {
  expect(badgeAddress(origin, id)).toBe(`https://watershade.example/people/${id}`);
  expect(userOfBadge(badgeAddress(origin, id), origin)).toBe(id);
});

test.each([
  `${origin}/people/${id.toUpperCase()}`,
  `HTTPS://Watershade.Example/people/${id}`,
  `${origin}/people/${id}/`,
  `${origin}/people/${id}?edit=true`,
  `${origin}/people/${id}/?from=badge#top`,
  ` ${origin}/people/${id}\n`,
])('%s is a badge', (content) => {
  expect(userOfBadge(content, origin)).toBe(id);
});

test.each([
  '',
  id,
  `/people/${id}`,
  'WIFI:S:site;T:WPA;P:secret;;',
  `http://watershade.example/people/${id}`,
  `https://watershade.example:8443/people/${id}`,
  `https://other.example/people/${id}`,
  `https://watershade.example.other.example/people/${id}`,
  `https://watershade.example@other.example/people/${id}`,
  `https://ana:secret@watershade.example/people/${id}`,
  `${origin}/people/${id}/hydration`,
  `${origin}/people//${id}`,
  `${origin}/People/${id}`,
  `${origin}/access/${id}`,
  `${origin}/people/new`,
  `${origin}/people/${id}0`,
  `${origin}/people/00000000-0000-0000-0000-000000000000`,
  `javascript:alert("${origin}/people/${id}")`,
])('%s is not a badge', (content) => {
  expect(userOfBadge(content, origin)).toBeNull();
});

test('a product at a port reads its own badges', () => {
  const local = 'http://127.0.0.1:8080';
  expect(userOfBadge(badgeAddress(local, id), local)).toBe(id);
  expect(userOfBadge(badgeAddress('http://127.0.0.1:8081', id), local)).toBeNull();
});
