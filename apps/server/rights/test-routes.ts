/**
 * The routes in the tree that the server prints of them, as `GET /v3/auth/sign-ins/:`. The tree
 * gives a place of two calls both of the names that they have for it, so none is told.
 */
export function routesOf(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, branch = '', part = '', methods = ''] = /^(.*── )(\S+) \((.+)\)$/.exec(line) ?? [];
    if (part === '') return [];
    const depth = branch.length / 4 - 1;
    above.splice(depth, above.length, part.replaceAll(/:[\w|:]+/g, ':'));
    return methods.split(', ').map((method) => `${method} ${above.join('')}`);
  });
}
