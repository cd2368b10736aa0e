// Checks every import of the project against the dependency rules: `node tooling/dependencies/dependencies.mjs`.
import { pathToFileURL } from 'node:url';
import { cruise } from 'dependency-cruiser';
import { filesUnder } from '../files/source-files.mjs';
import { dependencyRules } from './dependency-rules.mjs';

const folders = ['apps', 'features', 'packages', 'journeys', 'bench'];
const floor = 30;

/**
 * Reads all modules under `root` (which must be the current folder) and returns the violations as
 * lines that begin with the rule's name. Overlooked files are a violation too.
 */
export async function checkWalls(root) {
  const files = filesUnder(root, folders).filter((file) => /\.tsx?$/.test(file));
  const present = folders.filter((folder) => files.some((file) => file.startsWith(`${folder}/`)));
  const result = await cruise(present, {
    validate: true,
    ruleSet: { forbidden: dependencyRules() },
    baseDir: root,
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', '^tooling/'] },
    exclude: { path: '^bench/peers/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'node', 'style', 'types', 'default'],
    },
  });
  const { modules, summary } = result.output;
  const read = new Set(modules.map((module) => module.source));
  const unread = files.filter((file) => !read.has(file) && !file.startsWith('bench/peers/'));
  const violations = [
    ...summary.violations.map(violationLine),
    ...unread.map((file) => `dependencies-read-all ${file}: not read`),
    ...(files.length < floor
      ? [`dependencies-read-all: ${files.length} files, floor ${floor}`]
      : []),
  ];
  return {
    modules: files.length - unread.length,
    imports: summary.totalDependenciesCruised,
    violations,
  };
}

function violationLine({ rule, from, to, cycle }) {
  const route = cycle === undefined ? to : cycle.map(({ name }) => name).join(' → ');
  return `${rule.name} ${from} → ${route}`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { modules, imports, violations } = await checkWalls(process.cwd());
  for (const line of violations) console.log(line);
  console.log(
    `dependencies: ${modules} modules and ${imports} imports read, ${violations.length} wrong`,
  );
  process.exitCode = violations.length > 0 ? 1 : 0;
}
