import { historyOf } from './generate.ts';
import { firstActionSeed } from './history.ts';
import { countKinds, kindNames } from './kinds.ts';
import type { Record } from './record.ts';
import { testSeeds } from './test-seeds.ts';

/** The record as text for readers. */
export function readable(record: Record): string {
  const { node, chromium, divergences, mutations } = record;
  const count = node.histories + chromium.histories;
  return `# Proof of the sync protocol

Written by \`npm run prove:sync\`; [sync.json](sync.json) has the same as data. It applies to one version of packages/sync and starts again with any other.

|                                            |                     |
| ------------------------------------------ | ------------------- |
| engine (hash of packages/sync)             | ${record.engine}    |
| histories                                  | ${String(count)}    |
| of them with the client in Chromium        | ${String(chromium.histories)} |
| of them with the server process killed     | ${String(record.serverCrashes)} |
| of them with the database killed           | ${String(record.databaseCrashes)} |
| of them with calls of the product's API      | ${String(record.api_calls)} |
| divergences                                | ${String(divergences.length)} |
| seeds in Node, every tenth left out        | 0 to ${String(node.next - 1)} |
| seeds in Chromium, every tenth             | 9 to ${String(chromium.next - 10)} |
| machine                                    | ${record.machine}   |
| seconds of all lanes                       | ${String(Math.round(record.seconds))} |

A history is a random list of steps over a real PostgreSQL, the real server and the real engine: writes of one row to a few pages, changes of all rows of a person, tags added and removed, rights given and revoked, people hidden, removed and merged, transactions that stay open while others commit, writes between two queries of one response, lost responses, calls interrupted, rejected or followed by a sign-out, changes of the user, workers, servers and databases killed, backups restored, tests typed offline and changed or dropped again, a second tab whose worker follows and takes over. Then the client syncs without faults. Its copy must equal, row by row and field by field, what the policies allow its person to see, in the memory of every tab and again after reading it from disk. The digests of client and server must be equal. A sign-out leaves nothing on the device, and its unsent tests never arrive. Every other test that was not dropped is on the server once, in its last version, or is shown with the reason of its refusal. Whether the policies justify a refusal is checked only in runs without other events, and not if the server is killed: a killed server may have sent a discarded test to the database. The near-live signal and pictures are not included, because they have separate tests. A SharedWorker is not included either: each tab of a history has its own worker.

Histories from seed ${String(firstActionSeed)} on call the API of the product instead of such imitations: people merged, hidden, deleted and restored, tags, jobs and locations made and deleted with all that follows from it, tags added to and removed from several people at once, each as the owner or as a person with fewer rights, and rejected if the product rejects it. At the end no test of a merged person, no permission or account of a removed person, and nothing with a deleted tag may be left. In the histories below that seed the proof's own SQL merges, hides and removes people and deletes tags, without the effects of a tag deletion.

At the end of a history every page also answers the reads of the screens about tags and people: members and managers of each tag, its numbers of people, managers and tests, the lists of people and their labels, the number of tests of each person and the newest of them, and who is visible. The proof's own SQL computes the expected answers. ${noReads}

\`npm run prove:sync -- --seed 1234\` runs one history again. A failure is reported in its shortest form.

## What happened how often

Planned events of the histories of \`npm test\` (a run takes a sixth of them in Node), of those in Chromium, and of all histories of this proof. An event that is planned for a call does not happen if a run does not make that call.

| what | Node | Chromium | all |
| ---- | ---- | -------- | --- |
${kindRows(record)}

## Faulty variants

Each of these variants, without other changes, is detected within 200 histories; those of a merge or a deleted tag within 200 of the histories with API calls.

| variant | detected by seed | message |
| ------- | -------------- | ---- |
${mutations.map(({ name, seed, said }) => `| ${name} | ${String(seed)} | ${said} |`).join('\n')}
${divergences.length === 0 ? '' : `\n## Divergences\n\n${divergences.map(({ text }) => `\`\`\`\n${text}\n\`\`\`\n`).join('\n')}`}`;
}

const noReads = `The histories below seed ${String(firstActionSeed)} in this record were run before these reads were checked, when only rows and digests were compared; \`npm test\` checks them in all of its histories.`;

function kindRows({ kinds }: Record): string {
  const node = countKinds([...testSeeds.node, ...testSeeds.actions].map(historyOf));
  const { chromium: seeds, actionsInChromium } = testSeeds;
  const chromium = countKinds([...seeds, ...actionsInChromium].map(historyOf));
  return kindNames
    .map((name) => [name, node.get(name), chromium.get(name), kinds[name] ?? 0])
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
