import ts from 'typescript';
import { runtimeFolderOf } from './runtime-folder.mjs';

/**
 * Checks one source file and returns the violations of the project's rules, each as `{ rule, line,
 * text }`. `path` is relative to the root, with forward slashes.
 */
export function projectFindings(path, source) {
  const findings = wordFindings(path, source);
  if (!kebabName.test(path.split('/').at(-1))) add(findings, 'kebab-case-name', 1, path);
  if (!/\.(tsx?|mjs|cjs)$/.test(path)) return findings;

  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, scriptKind(path));
  const report = (rule, node, text) => add(findings, rule, lineOf(file, node), text);
  const isTest = /\.(test|e2e)\.tsx?$/.test(path);
  const checks = [climbingImport(path)];
  if ((isTest || testHelp.test(path)) && !path.endsWith('/until.ts')) checks.push(bareTiming);
  if (!path.startsWith('packages/ui/modal/')) checks.push(modalOverLivePage);
  if (inThePage.test(path) && !isTest) checks.push(schemaOfCall);
  if (isTest) checks.push(switchedOffTest, testWithoutExpectation);
  else if (pureFolder.test(path)) checks.push(clockOrChance);
  if (!isTest) {
    docstrings(file, report);
    if (path.startsWith('features/') && !beforeTheOrganisation.includes(path)) {
      checks.push(unscopedQuery);
    }
  }

  visit(file, (node) => checks.forEach((check) => check(node, report)));
  return findings;
}

const kebabName =
  /^(\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*|README\.md|CHANGELOG\.md|ARCHITECTURE\.md|STYLE\.md|Dockerfile|LICENSE|NOTICE)$/;
const pureFolder =
  /^(features\/[^/]+\/(contract|domain)|packages\/[^/]+\/(contract|domain)|packages\/kit)\//;
const inThePage = /^(features\/[^/]+|packages\/[^/]+|apps)\/(domain|offline|web)\//;
const testHelp = /^(packages\/testing|journeys|features\/[^/]+\/e2e)\//;

// Queries before the organisation is known: by token, email, link or work account, and of rate
// limits; those that delete expired rows of all organisations; and those of the support team and of
// referrals, which are between organisations; and backups of the whole server.
const beforeTheOrganisation = [
  'features/alerts/server/engine/held-messages.ts',
  'features/alerts/server/engine/high-risk-store.ts',
  'features/alerts/server/engine/reminders.ts',
  'features/alerts/server/engine/slot-store.ts',
  'features/audit/server/clear-old-audit.ts',
  'features/auth/server/attempt-limit.ts',
  'features/auth/server/password-reset-store.ts',
  'features/auth/server/confirm-email.ts',
  'features/access/server/link-store.ts',
  'features/auth/server/sign-in-store.ts',
  'features/backups/server/backup-store.ts',
  'features/breaks/server/late-breaks.ts',
  'features/breaks/server/retire-breaks.ts',
  'features/devices/server/device-token-store.ts',
  'features/invitations/server/invitation-store.ts',
  'features/loyalty/server/across-organisations.ts',
  'features/push/server/push-key-store.ts',
  'features/monitoring/server/retire-attention.ts',
  'features/profile-views/server/clear-profile-views.ts',
  'features/readings/server/retire-readings.ts',
  'features/quotes/server/across-organisations.ts',
  'features/push/server/token-lookup.ts',
  'features/referral/server/across-organisations.ts',
  'features/rosters/server/calendar/feed-store.ts',
  'features/education/server/due-courses.ts',
  'features/education/server/follow-courses.ts',
  'features/sessions/server/retire-sessions.ts',
  'features/stories/server/across-organisations.ts',
  'features/tickets/server/across-organisations.ts',
  'features/work-accounts/server/find-work-account.ts',
];

function unscopedQuery(node, report) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
  if (['unscoped', 'lookUp'].includes(node.expression.name.text)) {
    report('unscoped-query', node, 'a query without an organisation must be on the list');
  }
}

function clockOrChance(node, report) {
  const rule = 'no-clock-or-chance';
  if (ts.isPropertyAccessExpression(node)) {
    const name = node.getText();
    if (/^(globalThis\.)?(Date\.now|Math\.random|performance\.now|Temporal\.Now)$/.test(name)) {
      report(rule, node, `${name}: pass it as an argument`);
    }
    if (/^(globalThis\.)?crypto$/.test(node.expression.getText())) {
      report(rule, node, `${name}: pass it as an argument`);
    }
  }
  if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length) {
    report(rule, node, 'new Date() without a time: pass it as an argument');
  }
  if (ts.isCallExpression(node) && node.expression.getText() === 'Date') {
    report(rule, node, 'Date() reads the clock: pass it as an argument');
  }
}

function switchedOffTest(node, report) {
  if (!ts.isPropertyAccessExpression(node)) return;
  const root = node.getText().split(/[.(]/)[0];
  if (!['it', 'test', 'describe', 'suite', 'bench', 'context', 'ctx'].includes(root)) return;
  if (/^(skip|skipIf|runIf|only|todo|fails)$/.test(node.name.text)) {
    report('no-switched-off-test', node, `.${node.name.text}: every test runs, always`);
  }
}

function testWithoutExpectation(node, report) {
  if (!ts.isCallExpression(node)) return;
  const callback = node.arguments.find(isFunction);
  const name = node.expression.getText().split(/[.(]/)[0];
  if (!callback || (name !== 'it' && name !== 'test')) return;
  // Waiting for something is an expectation: the test fails if it does not happen. So is a complete
  // story.
  const isExpected = /\b(expect\w*|assert\w*|see[A-Z]\w*|\w*Story|until|waitFor\w*|waitReady)\b/;
  if (!isExpected.test(callback.getText())) {
    report('test-without-expectation', node, 'this test cannot fail');
  }
}

function bareTiming(node, report) {
  if (importedName(node)?.endsWith('timers/promises')) {
    report('no-bare-timing', node, 'timers/promises: wait for a condition, with until()');
  }
  if (!ts.isCallExpression(node)) return;
  const name = node.expression.getText().split('.').at(-1);
  const sleeps = name === 'setTimeout' && !isZeroOrAbsent(node.arguments[1]);
  const pauses = name === 'waitForTimeout' || (name === 'sleep' && node.arguments.length > 0);
  if (sleeps || pauses) {
    report('no-bare-timing', node, `${name}: wait for a condition, never for time`);
  }
}

function modalOverLivePage(node, report) {
  if (!ts.isImportSpecifier(node)) return;
  const name = (node.propertyName ?? node.name).text;
  if (!/^(Modal|Drawer)(Root)?$/.test(name)) return;
  const from = node.parent.parent.parent.moduleSpecifier.text;
  if (from === '@mantine/core') {
    report('modal-over-live-page', node, `${name}: the one of #packages/ui`);
  }
}

/** The build of the page leaves the schemas of calls out: see apps/web/without-schemas.ts. */
function schemaOfCall(node, report) {
  if (!ts.isPropertyAccessExpression(node) || !ts.isPropertyAccessExpression(node.expression))
    return;
  const [schema, use] = [node.expression.name.text, node.name.text];
  const isSchema = /^(params|query|body|data|extraFields)$/.test(schema);
  if (isSchema && /^(safeParse|parse)(Async)?$|^(shape|extend|pick|omit|element)$/.test(use)) {
    report('no-schema-of-call', node, `${schema}.${use}: the page has no schemas of calls`);
  }
}

function isZeroOrAbsent(argument) {
  return argument === undefined || argument.getText() === '0';
}

function climbingImport(path) {
  const folder = runtimeFolderOf(path);
  return (node, report) => {
    const specifier = importedName(node);
    if (!specifier?.startsWith('.')) return;
    const target = runtimeFolderOf(joined(path, specifier));
    // Tools, apps, examples and page models have no # name; test helpers and benchmarks may use
    // them, and so may configuration files at the root. Stories run the examples of the documentation.
    const isHelp =
      /^(packages\/testing|bench|docs|tooling|journeys)/.test(folder) || !path.includes('/');
    if (/^features\/[^/]+\/e2e$/.test(folder) && target === 'docs') return;
    if (isHelp && /^(tooling|apps|journeys|docs|features\/[^/]+\/e2e)/.test(target)) return;
    if (target !== folder) {
      report(
        'runtime-folders-by-name',
        node,
        `${specifier}: another runtime folder is imported by its # name`,
      );
    }
  };
}

function importedName(node) {
  if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
    return node.moduleSpecifier.text;
  }
  const isCall = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const first = isCall ? node.arguments[0] : undefined;
  return first && ts.isStringLiteral(first) ? first.text : undefined;
}

function joined(path, specifier) {
  const parts = path.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function docstrings(file, report) {
  const documented = new Set();
  for (const statement of file.statements) {
    if (ts.isExportAssignment(statement)) continue;
    if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
    for (const name of exportedFunctions(statement)) {
      const hasDoc = ts.getJSDocCommentsAndTags(statement).length > 0;
      if (hasDoc) documented.add(name);
      else if (!documented.has(name)) {
        report('docstring', statement, `${name}: describe its result in a docstring`);
        documented.add(name);
      }
    }
  }
}

function exportedFunctions(statement) {
  if (ts.isFunctionDeclaration(statement)) return [statement.name?.text ?? 'default'];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations
    .filter(({ initializer }) => initializer && isFunction(initializer))
    .map(({ name }) => name.getText());
}

function isFunction(node) {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

// Built from parts, so that this file itself contains none of these words.
const foreignWords = [
  [
    'machine-path',
    new RegExp(`(?<![\\w.}-])/(${['work', 'tmp', 'root', 'home/\\w+'].join('|')})/`),
  ],
  ['registry-host', new RegExp(['registry', 'npmjs', 'org'].join('\\.'))],
  ['merge-mark', new RegExp(`^(${'<'.repeat(7)}|${'>'.repeat(7)}) `)],
];

// Words that were replaced by the standard terms of the field: see 'Replaced words' in docs/glossary.md.
const replacedWords = [
  [/\b(deeds?|Deeds?)(?=[A-Z]|\b)|[a-z]Deeds?(?=[A-Z]|\b)/, 'action, handler or transaction'],
  [/\b(test|Test|make|import|tag|merge|people|directory|workAccount)House\b/, 'fixture'],
  [/\b(isDouble|holdPeople|askJson)\b/, 'isUniqueViolation, lockPeople, fetchJson'],
  [/\b(inks|[a-zA-Z]+Inks)\b/, 'colors'],
  [/\b(patience|[a-z]+Patience)\b/, 'timeout'],
  [/\b([a-zA-Z]+Door|openDoor)\b/, 'client or guard'],
  [/\b(makeHouse|openOffice|judgeDevice|holdGround|createDice)\b/, 'see docs/glossary.md'],
  [/\b(tellOwners|tellFailure|tellRefusal|tell[A-Z][a-z]+Changed)\b/, 'notify… or show…'],
  [/\b(told_time|beat_time)\b/, 'reported_time, heartbeat_time'],
  [/\b(toldHours|ToldHour|toldRow)\b/, 'forecastHours, ForecastHour, verifiedRow'],
  [/\b(anew|put aside|pitfalls?)\b/i, 'again, quarantined, edge case'],
  [/\bwhoever\b(?! runs this Watershade)/i, 'anybody who'],
  [/\b(wearers?|takers?)\b|[a-z](Wearers?|Takers?)\b|_wearers?\b/i, 'tag member, recorder'],
  [/\b(isOfTheHouse|whenHere|planted-dice|seeded-dice|dice|Dice)\b/, 'see docs/glossary.md'],
  [/\btell[A-Z]\w*/, 'notify…, report… or show…'],
  [/\b(lettersTo|letterWork|OutboxLetter|(send|blank)-letter|letter-(files|work))\b/, 'email'],
  [/\b(promiseTable|promisesOf|Promised|isKept)\b/, 'targetTable, targetsOf, Target, isMet'],
];
// Where old words are allowed: identifiers of the sync engine, records, texts by others.
const keepsOldWords =
  /^(packages\/sync|docs\/proofs)\/|common-passwords|^docs\/(glossary\.md|rules\/texts\.tsv)$|^tooling\/lint\/project-rules/;

function wordFindings(path, source) {
  const findings = [];
  const mayBeOld = keepsOldWords.test(path);
  source.split('\n').forEach((text, index) => {
    for (const [rule, pattern] of foreignWords) {
      const hit = pattern.exec(text);
      if (hit) add(findings, rule, index + 1, `"${hit[0]}" belongs to one machine`);
    }
    if (mayBeOld) return;
    for (const [pattern, instead] of replacedWords) {
      const hit = pattern.exec(text);
      if (hit) add(findings, 'replaced-word', index + 1, `"${hit[0]}": use ${instead}`);
    }
  });
  return findings;
}

function visit(node, look) {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}

function add(findings, rule, line, text) {
  findings.push({ rule, line, text });
}

function lineOf(file, node) {
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
}

function scriptKind(path) {
  if (path.endsWith('.tsx')) return ts.ScriptKind.TSX;
  return path.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.JS;
}
