/**
 * The routes in the tree that the server prints, as `GET /v3/auth/sign-ins/:`. If two calls name a
 * parameter differently the tree has both names, so the result has none.
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
