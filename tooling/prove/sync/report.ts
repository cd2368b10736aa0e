import { historyOf } from './generate.ts';
import { firstSeedOfDeeds } from './history.ts';
import { countKinds, kindNames } from './kinds.ts';
import type { Record } from './record.ts';
import { testSeeds } from './test-seeds.ts';

/** What was shown, for readers. */
export function readable(record: Record): string {
  const { node, chromium, divergences, mutations } = record;
  const count = node.histories + chromium.histories;
  return `# Proof of the sync protocol

Written by \`npm run prove:sync\`; [sync.json](sync.json) has the same for machines. It counts for one version of packages/sync only and begins anew with any other.

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

A history is a random list of steps over a real PostgreSQL, the real server and the real engine: writes of one row to a few pages, changes of all rows of a person, tags put on and taken off, rights given and taken, people hidden, gone and merged, transactions that stay open while others commit, writes between two queries of one answer, answers lost, calls cut, refused or overtaken by a sign-out, users who switch, workers, servers and databases killed, backups restored, tests typed while there is no line and changed or dropped again, a second tab whose worker follows and takes over. After it the client syncs in peace. Its copy must then equal, row by row and field by field, what the policies say its person may see, in memory of every tab and once more read from disk; the digests of client and server must be equal; whoever signed out has left nothing, and what they had not sent never arrives; every other typed test that was not dropped is at the server once, in the form typed last, or is shown with the reason for which the server refused it. That a refusal has its reason in the policies is asked in runs in which nothing else is planned to happen, and not where the server is killed; there a test given up may also still arrive, since a killed server may have handed it to the database. Left out are the near-live signal and pictures, which have tests of their own, and a SharedWorker: each tab of a history has a worker of its own.

Histories from seed ${String(firstSeedOfDeeds)} on call the API of the product instead of such imitations: people merged, hidden, deleted and restored, tags, jobs and locations made and deleted with all that follows from it, tags put on and taken off several people at once, each as the owner or as somebody who may less, and refused where the product refuses it. At their end nothing may be left of what a call promises to end: no test of whoever was merged, no permission or account of whoever is gone, nothing that carries a deleted tag. In the histories below that seed people are merged, hidden and gone and tags deleted by SQL of the proof's own, and without what follows from a deleted tag.

At the end of a history every page is also asked what the screens about tags and people ask: who wears a tag and who manages it, how many people, managers and tests it has, the lists of people and their labels, how many tests everybody has, the newest of them, and who can be seen at all. SQL of the proof's own says what the answers must be. ${noReads}

\`npm run prove:sync -- --seed 1234\` runs one history again. A failure is told in its shortest form.

## What happened how often

As planned by the histories that \`npm test\` takes turns in, of which a run takes a sixth in Node, by those in Chromium, and of all that this proof has run; what is planned for a call that a run does not make does not happen.

| what | Node | Chromium | all |
| ---- | ---- | -------- | --- |
${kindRows(record)}

## Wrong variants

Each of these, and nothing else changed, is caught within 200 histories; those of a merge or a deleted tag within 200 of the histories with API calls.

| variant | caught by seed | with |
| ------- | -------------- | ---- |
${mutations.map(({ name, seed, said }) => `| ${name} | ${String(seed)} | ${said} |`).join('\n')}
${divergences.length === 0 ? '' : `\n## Divergences\n\n${divergences.map(({ text }) => `\`\`\`\n${text}\n\`\`\`\n`).join('\n')}`}`;
}

const noReads = `The histories below seed ${String(firstSeedOfDeeds)} in this record were run before that was asked, when rows and digests were compared and nothing else; \`npm test\` asks it in all of its own.`;

function kindRows({ kinds }: Record): string {
  const node = countKinds([...testSeeds.node, ...testSeeds.deeds].map(historyOf));
  const { chromium: seeds, deedsInChromium } = testSeeds;
  const chromium = countKinds([...seeds, ...deedsInChromium].map(historyOf));
  return kindNames
    .map((name) => [name, node.get(name), chromium.get(name), kinds[name] ?? 0])
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
