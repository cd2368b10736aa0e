import type { Fault } from './fault.ts';

/** Globals and modules that a runtime does not have; the compiler names them by its own codes. */
export const typeFaults: readonly Fault[] = [
  types('a formula reads a file', 'TS2591', {
    file: 'features/people/domain/planted-fs.ts',
    text: "import { readFileSync } from 'node:fs';\n\nexport const planted = readFileSync;\n",
  }),
  types('a formula touches the page', 'TS2304', {
    file: 'features/people/domain/planted-window.ts',
    text: 'export const planted = window;\n',
  }),
  types('the offline copy touches the page', 'TS2304', {
    file: 'packages/sync/offline/planted-window.ts',
    text: 'export const planted = window;\n',
  }),
  types('the server touches the page', 'TS2304', {
    file: 'features/people/server/planted-window.ts',
    text: 'export const planted = window;\n',
  }),
  types('the page reads a file', 'TS2591', {
    file: 'features/people/web/planted-fs.ts',
    text: "import { readFileSync } from 'node:fs';\n\nexport const planted = readFileSync;\n",
  }),
  types('an endpoint is declared without a right', 'TS2741', {
    file: 'features/people/contract/planted-endpoint.ts',
    text: endpointWithoutRight(),
  }),
];

function endpointWithoutRight(): string {
  return `import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

export const planted = endpoint({
  name: 'planted.get',
  method: 'GET',
  path: '/v3/planted',
  summary: 'Planted.',
  data: z.object({}),
});
`;
}

function types(name: string, rule: string, plant: Fault['plant']): Fault {
  return { name, stage: 'types', rule, plant };
}
